import { ORIGINS, type Origin, type Posting, type PostingKind } from '../lexicon/posting.ts';

/** One thing that a source says of a key, in one language; `*` holds in all. */
export interface Entry {
  readonly key: string;
  readonly kind: PostingKind;
  readonly language: string;
  readonly value?: number;
  readonly weight?: number;
  readonly context?: number;
  readonly origin?: Origin;
  readonly accented?: boolean;
}

type Known = Required<Omit<Entry, 'key'>>;

const better = (one: Known, other: Known): Known => {
  const order = ORIGINS.indexOf(one.origin) - ORIGINS.indexOf(other.origin);
  if (order !== 0) return order < 0 ? one : other;
  return one.weight >= other.weight ? one : other;
};

/** Collects entries and gives them as the lexicon's postings: the best of what is said twice, languages joined. */
export class Entries {
  readonly #known = new Map<string, Map<string, Known>>();
  readonly #languages = new Map<string, number>();

  /** Languages in the order in which they came. */
  get languages(): string[] {
    return [...this.#languages.keys()];
  }

  language(code: string): number {
    const known = this.#languages.get(code) ?? this.#languages.size;
    this.#languages.set(code, known);
    return known;
  }

  add({ key, kind, language, value = 0, weight = 0, context = 0, origin = 'own', accented = false }: Entry): void {
    if (key === '') return;
    const said: Known = { kind, language, value, weight: Math.max(0, Math.min(100, Math.round(weight))), context, origin, accented };
    const here = this.#known.get(key) ?? new Map<string, Known>();
    const id = `${kind} ${language} ${value}`;
    const before = here.get(id);
    here.set(id, before ? better(before, said) : said);
    this.#known.set(key, here);
  }

  /** Whether something of this kind is known of a key in a language; written with or without accents, if that is asked. */
  has(key: string, kind: PostingKind, language: string, accented?: boolean): boolean {
    return [...(this.#known.get(key)?.values() ?? [])].some(
      (known) => known.kind === kind && (known.language === language || known.language === '*') && (accented === undefined || known.accented === accented),
    );
  }

  postings(): Map<string, Posting[]> {
    const postings = new Map<string, Posting[]>();
    for (const [key, known] of this.#known) {
      const groups = new Map<string, { said: Known; languages: number[] }>();
      for (const said of known.values()) {
        const id = [said.kind, said.value, said.weight, said.context, said.origin, said.accented].join(' ');
        const group = groups.get(id) ?? { said, languages: [] };
        if (said.language !== '*') group.languages.push(this.language(said.language));
        groups.set(id, group);
      }
      postings.set(
        key,
        [...groups.values()].map(({ said: { kind, value, weight, context, origin, accented }, languages }) => ({ kind, languages, value, weight, context, origin, accented })),
      );
    }
    return postings;
  }
}
