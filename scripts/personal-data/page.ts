import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { columnName } from '@/lib/rights/columns'
import { domains, NOT_OF_A_PERSON } from '@/lib/rights/domains'
import type { Holding } from '@/lib/rights/holding'
import { keptFor } from '@/words/en/kept-for'
import { personal } from '@/words/en/personal'

/** The map of personal data, from the lists that the site itself goes by. */
export const personalDataPage = () => `# Personal data

Written by \`npm run personal-data\` from \`lib/rights/domains.ts\` and each domain's \`personal.ts\`; a test holds it to them. A copy is made by the same lists, and an erasure goes through them.

| domain | table | what it is | what for | tells of a person | not handed out | at an erasure |
| --- | --- | --- | --- | --- | --- | --- |
${Object.entries(domains)
  .flatMap(([domain, held]) => held.map((holding) => row(domain, holding)))
  .join('\n')}

Found by address only where the address is confirmed: messages, and invitations that nobody has used. Where letters are files (no mail service is set), those to the address and those that quote it go with it.

## What sounds like a person and is none

| column | why |
| --- | --- |
${Object.entries(NOT_OF_A_PERSON)
  .map(([column, why]) => cells([`\`${column}\``, why]))
  .join('\n')}

## How long

The table is \`base/kept-for.ts\`; the privacy page says the same, and housekeeping does it every ten minutes.

${keptFor.map((sentence) => `- ${sentence}`).join('\n')}
`

function row(domain: string, holding: Holding): string {
  const { title, why } = personal.holdings[holding.name]
  const { table } = holding
  const all = Object.keys(getTableColumns(table))
  const withheld = (holding.withheld ?? []).filter((key) => all.includes(key))
  return cells([
    domain,
    `\`${getTableConfig(table).name}\``,
    title,
    why,
    named(holding, holding.personal),
    named(holding, withheld) || '–',
    END[holding.name] ?? (holding.end === 'deleted' ? 'deleted' : 'the row stays, the person goes'),
  ])
}

const END: Partial<Record<Holding['name'], string>> = {
  certificates: 'deleted, or kept without the account, as the person chooses',
  ownSchool: 'deleted with the last one who belongs to it; else the school’s own',
  auditLog: 'cannot be changed; its ids lead nowhere any more',
}

const named = ({ table }: Holding, keys: string[]) =>
  keys.map((key) => `\`${columnName(table, key)}\``).join(', ')

const cells = (texts: string[]) => `| ${texts.join(' | ')} |`
