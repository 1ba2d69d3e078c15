/** Vite builds the worker into a file of its own, and this is the file's address. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
