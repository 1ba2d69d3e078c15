/**
 * Signs a known person in on a page with `test-mode`, and shares the data that is switched on: at first, only `basic`.
 */
export const signInAndShare = () => {
  const widget = () => cy.get('data-connect-button').shadow();

  widget().find('button').first().click();
  widget().find('[type=email]').type('existing@example.org');
  widget().contains('button', 'Send code').click();
  widget().find('[autocomplete=one-time-code]').type('123456');
  widget()
    .contains('button', /^Share$/)
    .click();
  widget().find('dialog').should('not.exist');
};
