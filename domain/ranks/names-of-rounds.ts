/** Values by their names as the rounds spell them, numbered as they come; several spellings are one value, the newest one's. */
export class NamesOfRounds<Value> {
  readonly #read: (name: string) => readonly [string, Value];
  readonly #bySpelling = new Map<string, number>();
  readonly #byKey = new Map<string, number>();
  readonly #values: Value[] = [];

  /** @param read the key that all spellings of a value share, and the value */
  constructor(read: (name: string) => readonly [string, Value]) {
    this.#read = read;
  }

  /** The value's number, the same for all of its spellings. */
  numberOf(name: string): number {
    const known = this.#bySpelling.get(name);
    if (known !== undefined) return known;
    const [key, value] = this.#read(name);
    const number = this.#byKey.get(key) ?? this.#values.length;
    this.#byKey.set(key, number);
    this.#bySpelling.set(name, number);
    this.#values[number] = value;
    return number;
  }

  /** The values by what they are called, and the place of each number among them. */
  inOrder(called: (value: Value) => string): {
    readonly values: readonly Value[];
    readonly places: Uint16Array;
  } {
    const named = this.#values.map((value, number) => ({ value, number, name: called(value) }));
    named.sort((one, other) => alphabetically(one.name, other.name));
    const places = new Uint16Array(named.length);
    named.forEach(({ number }, place) => (places[number] = place));
    return { values: named.map(({ value }) => value), places };
  }
}

const { compare: alphabetically } = new Intl.Collator("en", { sensitivity: "base" });
