import { removeStored } from '../lib/json-storage.ts';
import { type AppName, keyOfApp } from './app-key.ts';

/**
 * Removes the name that the widget keeps on a page (contract §2.7): for a page's own log-out, because the widget's script
 * may be missing. The name is no session. With the widget's script, its sign-out does more.
 */
export const forgetName = (app: AppName) => removeStored(`data-connect:mosaic:user:frame:${keyOfApp(app)}`);
