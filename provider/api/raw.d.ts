/** Vite's own declaration needs the types of a browser. */
declare module '*?raw' {
  const text: string;
  export default text;
}
