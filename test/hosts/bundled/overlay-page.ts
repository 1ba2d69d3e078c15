import { connect } from './samples/overlay.ts';

document.querySelector('button')?.addEventListener('click', async () => {
  document.querySelector('[role=status]')?.replaceChildren(await connect());
});
