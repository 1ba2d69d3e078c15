// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { replay } from '../../../showcase/app/early-events.ts';

const putForm = () => {
  const form = document.createElement('form');
  const [, publish] = ['save', 'publish'].map((value) => {
    const button = document.createElement('button');
    button.value = value;
    form.append(button);
    return button;
  });
  document.body.append(form);
  const submitters: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitters.push(event.submitter);
  });
  return { form, publish, submitters };
};

describe('a form that was submitted before the scripts ran', () => {
  it('is submitted by the same button', async () => {
    const { form, publish, submitters } = putForm();
    await replay([{ type: 'submit', target: form, submitter: publish ?? null }]);
    expect(submitters).toEqual([publish]);
  });

  it('is submitted without a button that is no longer part of it', async () => {
    const { form, publish, submitters } = putForm();
    publish?.remove();
    await replay([{ type: 'submit', target: form, submitter: publish ?? null }]);
    expect(submitters).toHaveLength(1);
    expect(submitters).not.toContain(publish);
  });
});
