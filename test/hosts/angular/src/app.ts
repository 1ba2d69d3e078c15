import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { DataRequestResult, Step } from 'data-connect';

@Component({
  selector: 'app-root',
  // Angular requires it if a template contains a custom element.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './app.html',
})
export class App {
  readonly tiers = {
    Small: { type: 'Reading list', descriptions: 'The books you finished', reward: '10% Discount' },
    Large: { type: 'Taste', descriptions: 'What you are likely to enjoy next' },
  };
  readonly texts = { 'button.signIn': 'Fill my shelf with {provider}' };

  readonly isTest = signal(true);
  readonly isDark = signal(false);
  readonly step = signal<Step | null>(null);
  readonly result = signal<DataRequestResult | null>(null);
}
