import { metaJson, metaPage, SECONDS } from './meta-shapes.ts';
import type { Files } from './pack.ts';

const ACTIVITY = 'your_facebook_activity';

const PAGES = ['Botanischer Garten München', 'Wetlands Trust'];
const GROUPS = ['Bird watching'];
const EVENTS = ['Dawn chorus walk'];
const LINKS = ['How to build a nesting box'];
const TOPICS = ['Wildlife', 'Gardening'];

const MESSAGE = `${ACTIVITY}/messages/inbox/jane/message_1`;

/**
 * Shapes: public readers of the export as JSON (`page_likes_v2`, `groups_joined_v2`, `event_responses_v2`, `saves_v2`), and
 * tests of data donation tools that describe it as pages (`section._a6-g` with `h2`, `._a6-p` and `footer`).
 */
export const FACEBOOK_FILES: Files = {
  [`${ACTIVITY}/pages/pages_you've_liked.json`]: metaJson({
    page_likes_v2: PAGES.map((name, at) => ({
      name,
      timestamp: SECONDS,
      url: `https://www.facebook.com/${at + 1}`,
    })),
  }),
  [`${ACTIVITY}/groups/your_group_membership_activity.json`]: metaJson({
    groups_joined_v2: GROUPS.map((name) => ({
      timestamp: SECONDS,
      data: [{ name }],
      title: `Amal Roe became a member of ${name}.`,
    })),
  }),
  [`${ACTIVITY}/events/your_event_responses.json`]: metaJson({
    event_responses_v2: {
      events_joined: EVENTS.map((name) => ({ name, start_timestamp: SECONDS, end_timestamp: SECONDS })),
      events_declined: [{ name: "Jane Roe's private party", start_timestamp: SECONDS }],
    },
  }),
  [`${ACTIVITY}/saved_items_and_collections/your_saved_items.json`]: metaJson({
    saves_v2: LINKS.map((name) => ({
      timestamp: SECONDS,
      title: "Amal Roe saved a link from Jane Roe's post.",
      attachments: [
        { data: [{ external_context: { name, source: 'birds.example', url: 'https://birds.example/1' } }] },
      ],
    })),
  }),
  'logged_information/your_topics/your_topics.json': metaJson({ inferred_topics_v2: TOPICS }),
  [`${MESSAGE}.json`]: metaJson({ messages: [{ content: 'private' }] }),
};

const FOOT =
  '<footer class="_3-94 _a6-o"><a href="https://www.facebook.com/dyi/l/?l=x"><div class="_a72d">Oct 04, 2026 6:30:00 pm</div></a></footer>';

const section = (title: string, body: string) =>
  `<section class="_3-95 _a6-g">${title === '' ? '' : `<h2 class="_2ph_ _a6-h _a6-i">${title}</h2>`}<div class="_2ph_ _a6-p">${body}</div>${FOOT}</section>`;

const texts = (...lines: readonly string[]) =>
  `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;

export const FACEBOOK_PAGES: Files = {
  [`${ACTIVITY}/pages/pages_you_ve_liked.html`]: metaPage(PAGES.map((name) => section(name, '')).join('')),
  [`${ACTIVITY}/groups/your_group_membership_activity.html`]: metaPage(
    GROUPS.map((name) => section(`Amal Roe became a member of ${name}.`, texts(name))).join(''),
  ),
  [`${ACTIVITY}/events/your_event_responses.html`]: metaPage(
    section('Joined', EVENTS.map((name) => section(name, texts('Start: Oct 04, 2026 6:30:00 pm'))).join('')) +
      section('Declined', section("Jane Roe's private party", texts('Oct 04, 2026 6:30:00 pm'))),
  ),
  [`${ACTIVITY}/saved_items_and_collections/your_saved_items.html`]: metaPage(
    LINKS.map((name) =>
      section(
        "Amal Roe saved a link from Jane Roe's post.",
        texts('https://birds.example/1', name, 'birds.example'),
      ),
    ).join(''),
  ),
  'logged_information/your_topics/your_topics.html': metaPage(
    TOPICS.map((topic) => section('', texts(topic))).join(''),
  ),
  [`${MESSAGE}.html`]: metaPage(section('Jane Roe', 'private')),
};
