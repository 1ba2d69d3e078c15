import { Code } from '../parts/Code.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import events from '../samples/events.html?raw';

export const Events = () => (
  <>
    <P>
      `complete` bubbles and crosses shadow roots; listen to the others on the element itself, or with
      `capture` on an element around it.
    </P>
    <Entries kind="event" />
    <Topic id="order" title="What you can count on" />
    <Points
      points={[
        'The order is `open`, a `stepchange` for each step, `complete`, `close`.',
        'There is exactly one `close` for each `open`, also where the element is removed, and at most one `complete`.',
        'A `stepchange` comes before the first request of its step. Its `previous` is `null` at the first step.',
        'When a `stepchange` comes, the step is on the screen and `element.step` names it.',
        '`onComplete` is called just before the `complete` event, with the same object. What it throws is logged and stops nothing.',
        'Without `auto-fetch`, `complete` comes as soon as the person has chosen. With it they see the outcome first: 1.5 s after a success, 2 s after a failure.',
        'The [window message](#message) is posted after `complete`, and only where an answer carries an address.',
        'A person who closes the dialog before sharing completes nothing: `close`, and no `complete`.',
        '“Don’t share” completes, with `approvedData: []` and `rejected: true`.',
        '`failure` may come any number of times: the person can try again. Its `code` is stable, its `message` is what they saw, in their language; `step` is `null` where the dialog itself could not be loaded.',
        '`signout` comes from `login-type="signOut"`, from `signOut()` and from the dialog’s own button. Signing out in one tab signs out in the others.',
      ]}
    />
    <Code title="A listener for every event" code={events} />
  </>
);
