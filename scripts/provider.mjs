// `npm run provider`: installs what is missing, builds the provider and runs it; what follows `--` goes to its command line.
import { precompress } from './precompress.mjs';
import { installPackages, main, run, runBin } from './setup.mjs';

main(async () => {
  await installPackages();
  await runBin('vite', ['build', '-c', 'provider/vite.config.ts', '--logLevel', 'warn']);
  await runBin('vite', ['build', '-c', 'provider/vite.account.config.ts', '--logLevel', 'warn']);
  await runBin('vite', ['build', '--app', '-c', 'vite.widget.config.ts', '--logLevel', 'warn']);
  await precompress('provider/account/assets', 'widget');
  await run(process.execPath, ['--enable-source-maps', 'dist/provider/cli.js', ...process.argv.slice(2)]);
});
