import { bootstrapApplication } from '@angular/platform-browser';
import { SignIn } from './samples/sign-in';

const place = document.querySelector('app-root');
// The sample's selector is `app-sign-in`.
place?.replaceWith(document.createElement('app-sign-in'));
bootstrapApplication(SignIn);
