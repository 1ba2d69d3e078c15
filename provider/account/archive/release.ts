/** A port whose other end is closed: what it is given goes nowhere. */
const nowhere = (() => {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  return port1;
})();

/**
 * Frees the memory of bytes that were read. A browser frees it at its next collection only, and so keeps a hundred
 * megabytes of them. A transfer to a closed port frees it at once; `ArrayBuffer.transfer` does not, in Chromium.
 */
export const release = ({ buffer, byteLength }: Uint8Array): void => {
  // A smaller view may share its memory with others.
  if (byteLength > 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer)
    nowhere.postMessage(null, [buffer]);
};
