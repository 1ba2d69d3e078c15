import { useId, useState } from 'react';
import { platformName } from '../../../common/platforms/platforms.ts';
import type { Found } from '../../../widget/archive/found.ts';
import { useTexts } from '../texts.tsx';
import { type Group, groupsOf, keyOf, matching } from './groups.ts';

/** Maximum length of a list without a search field. */
const LONG = 20;

interface TickProps {
  /** Keys of the entries without a tick. They are not sent. */
  readonly unticked: ReadonlySet<string>;
  readonly onTick: (entries: readonly Found[], isTicked: boolean) => void;
}

function GroupList({ group: { platform, kind, entries }, unticked, onTick }: TickProps & { group: Group }) {
  const { t } = useTexts();
  const count = entries.filter((entry) => !unticked.has(keyOf(entry))).length;
  const word = platform === 'spotify' && kind === 'views' ? 'spotify.views' : kind;
  return (
    <fieldset className="found-group">
      <legend>
        <label className="tick">
          <input
            type="checkbox"
            checked={count === entries.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < entries.length;
            }}
            onChange={({ target }) => onTick(entries, target.checked)}
          />
          <span>
            {platformName(platform)} · {t(`kind.${word}`)} <span className="count">{entries.length}</span>
          </span>
        </label>
      </legend>
      <ul>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <label className="tick">
              <input
                type="checkbox"
                checked={!unticked.has(keyOf(entry))}
                onChange={({ target }) => onTick([entry], target.checked)}
              />
              <span>
                <bdi>{entry.text}</bdi>
                {entry.about && <bdi className="muted found-about">{entry.about}</bdi>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The entries of a download with a tick at each, in groups; a long list can be searched. */
export function FoundList({ found, ...ticks }: TickProps & { readonly found: readonly Found[] }) {
  const { t } = useTexts();
  const [searched, setSearched] = useState('');
  const searchId = useId();
  const shown = matching(found, searched);
  return (
    <>
      {found.length > LONG && (
        <div className="field">
          <label className="field-label" htmlFor={searchId}>
            {t('archive.search')}
          </label>
          <input
            id={searchId}
            className="input"
            type="search"
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
        </div>
      )}
      <div className="found">
        {groupsOf(shown).map((group) => (
          <GroupList key={`${group.platform} ${group.kind}`} group={group} {...ticks} />
        ))}
        {shown.length === 0 && <p className="muted">{t('archive.noMatch')}</p>}
      </div>
    </>
  );
}
