import { bootstrapApplication } from '@angular/platform-browser';
import { whenDefined } from '../../when-defined';
import { Conformance } from './conformance-page';

whenDefined(() => bootstrapApplication(Conformance));
