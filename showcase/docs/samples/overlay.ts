import { openMosaicOverlay } from 'data-connect';

/** Opens the dialog from a button of your own. */
export const connect = async () => {
  const result = await openMosaicOverlay({
    appName: 'Bookshop',
    apiBase: '/api',
    apiKey: 'sandbox-demo-key',
    requestData: ['basic', 'preferences'],
  });
  if (result === null) return 'The person closed the dialog: nothing was shared.';
  return result.rejected ? 'They said no.' : `They share ${result.approvedData.join(' and ')}.`;
};
