/** A screen reader's text of the dialog. The last lines, after "status", are announcements. */
export const SPOKEN_SIGN_IN: Readonly<Record<string, string>> = {
  email: `
dialog, Sign in with Mosaic
Mosaic
button, Close
form
heading, Sign in with Mosaic, level 2
My App uses Mosaic to know you without a password. We’ll e-mail a code to you.
E-mail address
textbox, E-mail address, not invalid, placeholder you@example.com, required
button, Send code
Nothing is shared with My App until you choose.
status
`,
  'email refused': `
dialog, Sign in with Mosaic
Mosaic
button, Close
form
heading, Sign in with Mosaic, level 2
My App uses Mosaic to know you without a password. We’ll e-mail a code to you.
E-mail address
textbox, E-mail address, a@b, Please enter a valid email address, invalid, required
Please enter a valid email address
button, Send code
Nothing is shared with My App until you choose.
status
Please enter a valid email address
`,
  code: `
dialog, Check your inbox
Mosaic
button, Close
form
heading, Check your inbox, level 2
Enter the 6 digits that we sent to
ada@example.org
Verification code
textbox, Verification code, Enter the 6 digits that we sent to ada@example.org, not invalid, required
button, Verify
button, Send again in 30 s, disabled
button, Use another e-mail
status
`,
  'code refused': `
dialog, Check your inbox
Mosaic
button, Close
form
heading, Check your inbox, level 2
Enter the 6 digits that we sent to
ada@example.org
Test mode: use code 123456
Verification code
textbox, Verification code, Invalid code. Use 123456 for testing. Enter the 6 digits that we sent to ada@example.org, invalid, required
Invalid code. Use 123456 for testing.
button, Verify
button, Send again in 29 s, disabled
button, Use another e-mail
status
Invalid code. Use 123456 for testing.
`,
  success: `
dialog, You’re signed in
Mosaic
button, Close
heading, You’re signed in, level 2
One moment, please.
status
`,
  onboarding: `
dialog, Connect your data
Mosaic
image, Step 1 of 3
button, Close
heading, Connect your data, level 2
Mosaic learns what you like from the accounts you connect. One is enough to begin.
list, Platforms
listitem, level 1, position 1, set size 2
button, YouTube Tap to connect, not pressed
YouTube
Tap to connect
listitem, level 1, position 2, set size 2
button, GitHub Tap to connect, not pressed
GitHub
Tap to connect
button, Continue, disabled
button, Skip for now
Signed in as
ada
button, Sign out
Nothing is shared with My App until you choose.
status
`,
  'onboarding, unconfirmed': `
dialog, Connect your data
Mosaic
image, Step 1 of 3
button, Close
heading, Connect your data, level 2
Mosaic learns what you like from the accounts you connect. One is enough to begin.
list, Platforms
listitem, level 1, position 1, set size 2
button, YouTube Connecting..., not pressed
YouTube
Connecting...
button, Cancel YouTube
Cancel
YouTube
listitem, level 1, position 2, set size 2
button, GitHub Tap to connect, Closed the YouTube window? Cancel, or tap YouTube to open it again., disabled, not pressed
GitHub
Tap to connect
Closed the YouTube window? Cancel, or tap YouTube to open it again.
button, Continue, disabled
button, Skip for now
Signed in as
ada
button, Sign out
Nothing is shared with My App until you choose.
status
Closed the YouTube window? Cancel, or tap YouTube to open it again.
`,
  'onboarding, failed': `
dialog, Connect your data
Mosaic
image, Step 1 of 3
button, Close
heading, Connect your data, level 2
Mosaic learns what you like from the accounts you connect. One is enough to begin.
list, Platforms
listitem, level 1, position 1, set size 2
button, YouTube Failed HTTP 503: Service Unavailable, not pressed
YouTube
Failed
HTTP 503: Service Unavailable
listitem, level 1, position 2, set size 2
button, GitHub Tap to connect, not pressed
GitHub
Tap to connect
button, Continue, disabled
button, Skip for now
Signed in as
ada
button, Sign out
Nothing is shared with My App until you choose.
status
YouTube: Failed – HTTP 503: Service Unavailable
`,
};
