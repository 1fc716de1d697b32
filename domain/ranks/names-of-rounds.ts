/** Values by their names as the rounds spell them, numbered as they come; several spellings are one value, the newest one's. */
export class NamesOfRounds<Value> {
  readonly #read: (name: string) => readonly [string, Value];
  readonly #bySpelling = new Map<string, number>();
  readonly #byKey = new Map<string, number>();
  readonly #values: Value[] = [];

  /** @param parse the key that all spellings of a value share, and the value */
  constructor(parse: (name: string) => readonly [string, Value]) {
    this.#read = parse;
  }

  /** The value's number, the same for all of its spellings. */
  numberOf(name: string): number {
    const knownNumber = this.#bySpelling.get(name);
    if (knownNumber !== undefined) return knownNumber;
    const [key, value] = this.#read(name);
    const number = this.#byKey.get(key) ?? this.#values.length;
    this.#byKey.set(key, number);
    this.#bySpelling.set(name, number);
    this.#values[number] = value;
    return number;
  }

  /** The values by what they are called, and the place of each number among them. */
  inOrder(nameOf: (value: Value) => string): {
    readonly values: readonly Value[];
    readonly places: Uint16Array;
  } {
    const namedValues = this.#values.map((value, number) => ({
      value,
      number,
      name: nameOf(value),
    }));
    namedValues.sort((one, other) => alphabetically(one.name, other.name));
    const places = new Uint16Array(namedValues.length);
    namedValues.forEach(({ number }, place) => (places[number] = place));
    return { values: namedValues.map(({ value }) => value), places };
  }
}

const { compare: alphabetically } = new Intl.Collator("en", { sensitivity: "base" });
