import { metaJson, SECONDS } from '../../../showcase/sandbox/archives/meta-shapes.ts';
import { divs, entry, type Forms, page } from './forms.ts';

// Shapes as public readers of Facebook's export, and tests of data donation tools, describe them. The content is made up.
const T = SECONDS;
const NOT_NAMED = 'Amal Roe saved a link from Jane Roe’s post.';

const labelled = (label: string, value: string) => ({
  timestamp: T,
  media: [],
  label_values: [{ label, value }],
});

const facebook = (
  list: string,
  path: string,
  values: readonly unknown[],
  html: string,
  line: string,
): readonly Forms[] =>
  values.map((value, at) => ({
    list: `Facebook ${list}${at === 0 ? '' : `, form ${at + 1}`}`,
    forms: { [`${path}.json`]: metaJson(value), [`${path}.html`]: html },
    line,
  }));

const FB = 'your_facebook_activity';
const LINK = { external_context: { name: 'How to build a nesting box', url: 'birds.example' } };

export const FORMS_OF_FACEBOOK: readonly Forms[] = [
  ...facebook(
    'topics',
    'logged_information/your_topics/your_topics',
    [{ inferred_topics_v2: ['Wildlife'] }],
    page(entry('', divs('Wildlife'))),
    'profile Wildlife',
  ),
  ...facebook(
    'interests for advertisements',
    'logged_information/other_logged_information/ads_interests',
    [{ topics_v2: ['Wetlands', 'Birds'] }, { topics: ['Wetlands'] }],
    page(entry('', divs('Wetlands')), entry('', 'Birds')),
    'profile Wetlands',
  ),
  ...facebook(
    'liked pages',
    `${FB}/pages/pages_you've_liked`,
    [{ page_likes_v2: [{ name: 'Wetlands Trust', timestamp: T }] }],
    page(entry('Wetlands Trust', '')),
    'follows Wetlands Trust',
  ),
  ...facebook(
    'liked pages until 2018',
    'likes_and_reactions/pages',
    [{ page_likes: [{ name: 'Wetlands Trust', timestamp: T }] }],
    page(entry('Wetlands Trust', '')),
    'follows Wetlands Trust',
  ).map((each) => ({ ...each, list: 'Facebook liked pages of 2018' })),
  ...facebook(
    'followed pages',
    `${FB}/pages/pages_you_follow`,
    [{ pages_followed_v2: [{ timestamp: T, title: 'Wetlands Trust' }] }],
    page(entry('Wetlands Trust', '')),
    'follows Wetlands Trust',
  ),
  ...facebook(
    'groups',
    `${FB}/groups/your_group_membership_activity`,
    [
      { groups_joined_v2: [{ timestamp: T, data: [{ name: 'Bird watching' }], title: NOT_NAMED }] },
      { groups_joined: [{ timestamp: T, data: [{ name: 'Bird watching' }], title: NOT_NAMED }] },
      [labelled('Naam', 'Bird watching'), labelled('Naam', 'Cactus swap')],
      labelled('Naam', 'Bird watching'),
    ],
    page(entry(NOT_NAMED, divs('Bird watching')), entry(NOT_NAMED, divs('Cactus swap'))),
    'follows Bird watching',
  ),
  ...facebook(
    'own groups',
    `${FB}/groups/your_groups`,
    [{ groups_admined_v2: [{ name: 'Cactus swap', timestamp: T }] }],
    page(entry('Cactus swap', '')),
    'works-on Cactus swap',
  ),
  ...facebook(
    'own events',
    `${FB}/events/your_events`,
    [{ your_events_v2: [{ name: 'Pond dipping', create_timestamp: T, place: { name: 'Jane’s garden' } }] }],
    page(entry('Pond dipping', divs('Oct 04, 2026 6:30:00 pm'))),
    'works-on Pond dipping',
  ),
  ...facebook(
    'answers to events',
    `${FB}/events/your_event_responses`,
    [
      {
        event_responses_v2: {
          events_joined: [{ name: 'Bird walk', start_timestamp: T }],
          events_declined: [{ name: 'Jane Roe’s party', start_timestamp: T }],
        },
      },
      { event_responses_v2: { events_interested: [{ name: 'Bird walk', start_timestamp: T }] } },
    ],
    page(
      entry('Joined', entry('Bird walk', divs('Oct 04, 2026 6:30:00 pm'))),
      entry('Declined', entry('Jane Roe’s party', divs('Oct 04, 2026 6:30:00 pm'))),
    ),
    'likes Bird walk',
  ),
  ...facebook(
    'saved items',
    `${FB}/saved_items_and_collections/your_saved_items`,
    [
      {
        saves_v2: [
          { timestamp: T, title: NOT_NAMED, attachments: [{ data: [LINK] }] },
          { timestamp: T, title: NOT_NAMED },
        ],
      },
      [labelled('Titre', 'How to build a nesting box')],
    ],
    page(entry(NOT_NAMED, divs('https://birds.example/1', 'How to build a nesting box', 'birds.example'))),
    'saves How to build a nesting box',
  ),
  ...facebook(
    'collections',
    `${FB}/saved_items_and_collections/collections`,
    [
      {
        collections_v2: [{ timestamp: T, title: NOT_NAMED, attachments: [{ data: [{ name: 'Kitchen' }] }] }],
      },
      labelled('Name', 'Kitchen'),
    ],
    page(entry(NOT_NAMED, divs('Kitchen'))),
    'saves Kitchen',
  ),
];
