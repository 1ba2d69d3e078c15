import {
  type AfterViewInit,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  signal,
  viewChild,
} from '@angular/core';
import { CONNECTORS, TEXTS, TIERS } from '../../conformance-data';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <data-connect-button id="plain"></data-connect-button>

    <button type="button" (click)="count.set(count() + 1)">Count</button>
    <data-connect-button id="children"><span slot="label">{{ count() }}</span></data-connect-button>

    <button type="button" (click)="isShown.set(!isShown())">Toggle</button>
    @if (isShown()) {
      <data-connect-button id="views"></data-connect-button>
    } @else {
      <p id="other">Another view</p>
    }

    <data-connect-button
      id="data"
      [testMode]="true"
      [attr.app-name]="42"
      provider="Acme"
      [connectors]="connectors"
      [messages]="texts"
      [requestData]="tiers"
    ></data-connect-button>

    <data-connect-button #button id="imperative" login-type="signOut"></data-connect-button>
    <output id="imperative-received">{{ isReceived() }}</output>

    <data-connect-button
      id="declarative"
      login-type="signOut"
      (signout)="receive($event)"
      (camelEvent)="receive($event)"
      (kebab-event)="receive($event)"
      (CAPSevent)="receive($event)"
      (PascalEvent)="receive($event)"
    ></data-connect-button>
    <output id="declarative-received">{{ received().join(' ') }}</output>
  `,
})
export class Conformance implements AfterViewInit {
  readonly connectors = CONNECTORS;
  readonly texts = TEXTS;
  readonly tiers = TIERS;
  readonly count = signal(1);
  readonly isShown = signal(true);
  readonly isReceived = signal(false);
  readonly received = signal<readonly string[]>([]);
  readonly button = viewChild.required<ElementRef<HTMLElement>>('button');

  ngAfterViewInit() {
    this.button().nativeElement.addEventListener('signout', () => this.isReceived.set(true));
  }

  receive({ type }: Event) {
    this.received.update((types) => [...types, type]);
  }
}
