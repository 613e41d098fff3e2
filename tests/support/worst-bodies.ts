import { MAX_BODY_BYTES } from '@/lib/http/body'

const UNITS = {
  spaces: ' ',
  'tabs and new lines': '\t\r\n ',
  backslashes: '\\',
  'escaped backslashes': '\\\\',
  quotes: '"',
  'escaped quotes': '\\"',
  'empty texts': '""',
  'texts and spaces': '"a" ',
  'half a text': '"a',
  'a letter by its number': '\\u0061',
  'half a letter by its number': '\\u00',
  'half a pair': '\\ud800',
  'opened arrays': '[',
  'opened objects': '{',
  'closed arrays': ']',
  'closed objects': '}',
  'empty arrays': '[],',
  'empty objects': '{},',
  'objects in arrays': '[{"a":',
  'objects in objects': '{"a":',
  colons: ':',
  commas: ',',
  'half a word': 'tru',
  signs: '-',
  digits: '9',
  points: '.',
  exponents: '1e',
  letters: 'a',
  'letters of two bytes': 'é',
  'signs of four bytes': '🎓',
  zeros: '\0',
  ats: 'a@',
  names: 'a.',
  slashes: '/*',
}

const POSITIONS: Record<string, [before: string, after: string]> = {
  'nothing but': ['', ''],
  'in a text:': ['{"a":"', '"}'],
  'before the colon:': ['{"a"', ':1}'],
  'in a key:': ['{"', '":1}'],
}

/** As many `"key":1` as fit, each key made from its number. */
const createObjectWithKeys = (key: (number: number) => string) => {
  const rows: string[] = []
  for (let size = 2, index = 0; ; index += 1) {
    const row = `${JSON.stringify(key(index))}:1`
    size += row.length + 1
    if (size > MAX_BODY_BYTES) return `{${rows.join(',')}}`
    rows.push(row)
  }
}

const fillBody = (unit: string, before = '', after = '') => {
  const availableBytes = MAX_BODY_BYTES - before.length - after.length
  return before + unit.repeat(Math.floor(availableBytes / Buffer.byteLength(unit))) + after
}

const repeatKey = (lastEntry: string) =>
  createObjectWithKeys((index) => `k${index}`).replace(/,[^,]*,[^,]*\}$/, `,${lastEntry}}`)

const SPECIAL_BODIES = {
  'many keys': createObjectWithKeys((index) => `k${index}`),
  'many numbers as keys': createObjectWithKeys(String),
  'many numbers far apart as keys': createObjectWithKeys((index) => String(index * 65_536)),
  'keys that share all but their end': createObjectWithKeys((index) => `${'a'.repeat(60)}${index}`),
  'the first key once more at the end': repeatKey('"k0":1'),
  'the first key once more, by its letters’ numbers': repeatKey('"\\u006b\\u0030":1'),
  'a forbidden key at the end': repeatKey('"__proto__":1'),
  'a forbidden key by its letters’ numbers': repeatKey('"\\u005f_proto__":1'),
  'keys by their letters’ numbers': fillBody('"\\u0061":1,', '{', '"b":1}'),
  'one key again and again': fillBody('"a":1,', '{', '"a":1}'),
  'spaces between all': fillBody('[        ],        ', '{ "a" : [', '[] ] }'),
  'deep arrays, closed': '['.repeat(MAX_BODY_BYTES / 2) + ']'.repeat(MAX_BODY_BYTES / 2),
  'deep objects, closed': '{"a":'.repeat(10_000) + 1 + '}'.repeat(10_000),
}

export const WORST_BODIES: [name: string, body: string][] = [
  ...Object.entries(POSITIONS).flatMap(([position, [before, after]]) =>
    Object.entries(UNITS).map(([name, unit]): [string, string] => [
      `${position} ${name}`,
      fillBody(unit, before, after),
    ]),
  ),
  ...Object.entries(SPECIAL_BODIES),
]

export function fillFields(form: object): [name: string, body: string][] {
  const names = Object.entries(form).filter(([, value]) => typeof value === 'string')
  return names.flatMap(([field]) =>
    Object.entries(UNITS).map(([name, unit]): [string, string] => {
      const [before = '', after = ''] = JSON.stringify({ ...form, [field]: '�' }).split('�')
      const text = JSON.stringify(unit).slice(1, -1)
      return [`${field} full of ${name}`, fillBody(text, before, after)]
    }),
  )
}
