/** A screen reader's text of the dialog. The last lines, after "status", are announcements. */
export const SPOKEN_SHARING: Readonly<Record<string, string>> = {
  'pin, seen and half met': `
dialog, Create a PIN
Mosaic
image, Step 2 of 3
button, Close
form
heading, Create a PIN, level 2
You enter it to download or delete your data. You choose it once, so pick one you will remember.
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
My App
list, Data to share
listitem, level 1, position 1, set size 2
Basic data
button, About Basic data, My App gets your username, and a score for each topic it asks about: 32 at most. It is part of every request.
Always shared
checkbox, Basic data, Always shared Your username and general interests., checked, disabled
Your username and general interests.
link, Privacy Basic data, opens in a new tab
Privacy
Basic data, opens in a new tab
listitem, level 1, position 2, set size 2
Personality
button, About Personality, Scores only. They cover up to 64 topics instead of 32. Your posts, messages and contacts are never included.
checkbox, Personality, Your personality type and main traits., not checked
Your personality type and main traits.
link, Privacy Personality, opens in a new tab
Privacy
Personality, opens in a new tab
button, Connect a platform
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
My App
API request failed: 503
The service is not available at the moment. Please try again soon.
list, Data to share
listitem, level 1, position 1, set size 2
Basic data
button, About Basic data, My App gets your username, and a score for each topic it asks about: 32 at most. It is part of every request.
Always shared
checkbox, Basic data, Always shared Your username and general interests., checked, disabled
Your username and general interests.
link, Privacy Basic data, opens in a new tab
Privacy
Basic data, opens in a new tab
listitem, level 1, position 2, set size 2
Personality
button, About Personality, Scores only. They cover up to 64 topics instead of 32. Your posts, messages and contacts are never included.
checkbox, Personality, Your personality type and main traits., not checked
Your personality type and main traits.
link, Privacy Personality, opens in a new tab
Privacy
Personality, opens in a new tab
button, Try again
button, Don't share
Signed in as
ada
button, Sign out
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
