/** A map with a maximum size: a new entry removes the oldest one, so that a visitor cannot fill the server's memory. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();

  constructor(readonly limit: number) {}

  get size() {
    return this.#entries.size;
  }

  get(key: Key) {
    return this.#entries.get(key);
  }

  /** Writing an existing entry makes it the newest. */
  set(key: Key, value: Value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.limit) break;
      this.#entries.delete(oldest);
    }
  }
}
