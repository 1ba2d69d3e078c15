import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { assign, createActor, setup } from 'xstate';

const machine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { readonly type: 'submit'; readonly email: string },
  },
}).createMachine({
  context: { email: '' },
  initial: 'asking',
  states: {
    asking: { on: { submit: { target: 'done', actions: assign({ email: ({ event }) => event.email }) } } },
    done: {},
  },
});

const actor = createActor(machine);

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'submit', email: input.current?.value ?? '' });
        }}
      >
        <label>
          E-mail address <input ref={input} type="email" readOnly={isDone} />
        </label>
        <button type="submit">Send code</button>
      </form>
    </dialog>
  );
}

/** Shows a dialog with one field, made of the same parts as the widget's. */
export const openDialog = (root: ShadowRoot): void => {
  const place = document.createElement('div');
  root.append(place);
  actor.start();
  createRoot(place).render(<Dialog />);
};
