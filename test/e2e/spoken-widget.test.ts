import { describe, expect, it } from 'vitest';
import { useChromium } from './support/chromium.ts';
import { bringReader, readAloud } from './support/screen-reader.ts';
import { SHOWN_STEPS } from './support/shown-steps.ts';
import { openStage } from './support/stage.ts';

/** What a screen reader reads of the dialog; the last lines, after "status", are announcements. */
const TRANSCRIPTS: Readonly<Record<string, string>> = {
  email: `
dialog, Sign in with Mosaic
Mosaic
button, Close
form
heading, Sign in with Mosaic, level 2
My App uses Mosaic to know you without a password. We’ll e-mail you a six-digit code.
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
My App uses Mosaic to know you without a password. We’ll e-mail you a six-digit code.
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
We sent a six-digit code to
ada@example.org
Verification code
textbox, Verification code, We sent a six-digit code to ada@example.org, not invalid, required
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
We sent a six-digit code to
ada@example.org
Test mode: use code 123456
Verification code
textbox, Verification code, Invalid code. Use 123456 for testing. We sent a six-digit code to ada@example.org, invalid, required
Invalid code. Use 123456 for testing.
button, Verify
button, Send again in 30 s, disabled
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
  'onboarding, in doubt': `
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
  'pin, seen and half met': `
dialog, Create a PIN
Mosaic
image, Step 2 of 3
button, Close
form
heading, Create a PIN, level 2
It protects what you share. You choose it once, so pick one you will remember.
PIN
textbox, PIN, looms1, At least 8 characters , not met yet At least one digit , met At least one special character , not met yet !@#$%^&*(),.?":{}|<>, not invalid, required
button, Show PIN, pressed
list
listitem, level 1, position 1, set size 3
At least 8 characters
,
not met yet
listitem, level 1, position 2, set size 3
At least one digit
,
met
listitem, level 1, position 3, set size 3
At least one special character
,
not met yet
!@#$%^&*(),.?":{}|<>
button, Create PIN, disabled
Signed in as
ada
button, Sign out
Encrypted in this browser, for Mosaic only.
status
1 of 3 rules met
`,
  'training, third step': `
dialog, Setting things up
Mosaic
button, Close
heading, Setting things up, level 2
This takes about ten seconds.
progressbar, Set-up progress, max value 100, min value 0, current value Finding your interests
list
listitem, level 1, position 1, set size 4
Preparing your profile
listitem, level 1, position 2, set size 4
Reading your connections
listitem, level 1, current step, position 3, set size 4
Finding your interests
listitem, level 1, position 4, set size 4
Putting it all together
status
Finding your interests
`,
  'training, all set': `
dialog, All set!
Mosaic
button, Close
heading, All set!, level 2
Your profile is ready to use.
status
`,
  'data request': `
dialog, Share with My App?
Mosaic
button, Close
heading, Share with My App?, level 2
You decide what My App may see.
list, Data to share
listitem, level 1, position 1, set size 2
Basic data
button, About Basic data, My App needs this to recognise you. It is part of every request.
Always shared
checkbox, Basic data, Always shared Your username and general interests., checked, disabled
Your username and general interests.
link, Privacy Basic data, opens in a new tab
Privacy
Basic data, opens in a new tab
listitem, level 1, position 2, set size 2
Personality
button, About Personality, Scores only. Your posts, messages and contacts are never included.
checkbox, Personality, Your personality type and main traits., not checked
Your personality type and main traits.
link, Privacy Personality, opens in a new tab
Privacy
Personality, opens in a new tab
button, Share
button, Don't share
Signed in as
ada
button, Sign out
My App receives only what you switch on.
status
`,
  'data request failed': `
dialog, Share with My App?
Mosaic
button, Close
heading, Share with My App?, level 2
You decide what My App may see.
API request failed: 503
The service is not available at the moment. Please try again soon.
list, Data to share
listitem, level 1, position 1, set size 2
Basic data
button, About Basic data, My App needs this to recognise you. It is part of every request.
Always shared
checkbox, Basic data, Always shared Your username and general interests., checked, disabled
Your username and general interests.
link, Privacy Basic data, opens in a new tab
Privacy
Basic data, opens in a new tab
listitem, level 1, position 2, set size 2
Personality
button, About Personality, Scores only. Your posts, messages and contacts are never included.
checkbox, Personality, Your personality type and main traits., not checked, disabled
Your personality type and main traits.
link, Privacy Personality, opens in a new tab
Privacy
Personality, opens in a new tab
button, Try again
button, Don't share, disabled
Signed in as
ada
button, Sign out, disabled
My App receives only what you switch on.
status
API request failed: 503 – The service is not available at the moment. Please try again soon.
`,
  'data shared': `
dialog, Shared with My App
Mosaic
button, Close
heading, Shared with My App, level 2
Thank you. You can carry on where you left off.
status
`,
};

const chromium = useChromium();

describe('a screen reader', () => {
  it('learns at each step where they are, what is asked, what went wrong and what they can do', async () => {
    const context = await chromium.visit();
    const { page, show } = await openStage(context, 'connectors="youtube,github"');
    await bringReader(page);
    const spoken: Record<string, string> = {};
    for (const shown of SHOWN_STEPS.filter(({ name }) => name in TRANSCRIPTS)) {
      await show(shown);
      spoken[shown.name] = `\n${(await readAloud(page)).join('\n')}\n`;
    }
    expect(spoken).toEqual(TRANSCRIPTS);
  });
});
