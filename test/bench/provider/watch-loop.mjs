// Loaded into the measured process: answers each message with the longest stall of the event loop since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('message', () => {
  // One more turn, so that a stall that has just ended is counted.
  setTimeout(() => {
    process.send(delay.max / 1e6);
    delay.reset();
  }, 20);
});
