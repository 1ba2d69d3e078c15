import { P, Points } from '../parts/Text.tsx';

export const Accessibility = () => (
  <>
    <P>
      The widget aims at WCAG 2.2 AA, in light and dark, from 320 px on. What it does, and what is left to
      you:
    </P>
    <Points
      points={[
        'The dialog is a native modal `dialog`: the page behind it cannot be used until it closes, and the focus returns to what opened it.',
        'Each step moves the focus to its heading or first field. A failure is announced once and tied to its field.',
        'Everything works by keyboard alone. Keys typed in the dialog do not reach your page’s shortcuts.',
        'Motion stops under `prefers-reduced-motion`; `forced-colors`, 400 % zoom and text spacing work.',
        'Colours you set yourself need a contrast of 4.5:1: `--dc-accent` against `--dc-on-accent`, `--dc-text` and `--dc-muted` against `--dc-surface` and `--dc-raised`.',
        'A text of your own in `slot="label"` names the button. With `visual-type="icon"` the name stays but is not visible.',
        'While the dialog is open nobody can reach anything outside of it. Put what a person needs then into its `header` or `legal` slot.',
      ]}
    />
  </>
);
