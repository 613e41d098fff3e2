import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { personalData } from '@/i18n/en/personal'
import { retentionTexts } from '@/i18n/en/retention'
import { getColumnName } from '@/lib/privacy/columns'
import { dataSourcesByDomain, NON_PERSONAL_COLUMNS } from '@/lib/privacy/domains'
import type { PersonalDataSource } from '@/lib/privacy/personal-data-source'

/** The map of personal data, from the lists that the site itself goes by. */
export const renderPersonalDataPage = () => `# Personal data

Written by \`npm run personal-data\` from \`lib/privacy/domains.ts\` and each domain's \`personal.ts\`; a test holds it to them. A copy is made by the same lists, and an erasure goes through them.

| domain | table | what it is | what for | tells of a person | not handed out | at an erasure |
| --- | --- | --- | --- | --- | --- | --- |
${Object.entries(dataSourcesByDomain)
  .flatMap(([domain, sources]) => sources.map((source) => formatSource(domain, source)))
  .join('\n')}

Found by address only where the address is confirmed: messages, and invitations that nobody has used. Where letters are files (no mail service is set), those to the address and those that quote it go with it.

## What sounds like a person and is none

| column | why |
| --- | --- |
${Object.entries(NON_PERSONAL_COLUMNS)
  .map(([column, why]) => formatCells([`\`${column}\``, why]))
  .join('\n')}

## How long

The table is \`base/retention.ts\`; the privacy page says the same, and housekeeping does it every ten minutes.

${retentionTexts.map((sentence) => `- ${sentence}`).join('\n')}
`

function formatSource(domain: string, source: PersonalDataSource): string {
  const { title, why } = personalData.holdings[source.name]
  const { table } = source
  const columnKeys = Object.keys(getTableColumns(table))
  const withheldKeys = (source.withheld ?? []).filter((key) => columnKeys.includes(key))
  return formatCells([
    domain,
    `\`${getTableConfig(table).name}\``,
    title,
    why,
    formatColumns(source, source.personal),
    formatColumns(source, withheldKeys) || '–',
    ERASURE_TEXTS[source.name] ??
      (source.end === 'deleted' ? 'deleted' : 'the row stays, the person goes'),
  ])
}

const ERASURE_TEXTS: Partial<Record<PersonalDataSource['name'], string>> = {
  certificates: 'deleted, or kept without the account, as the person chooses',
  ownSchool: 'deleted with the last one who belongs to it; else the school’s own',
  auditLog: 'cannot be changed; its ids lead nowhere any more',
}

const formatColumns = ({ table }: PersonalDataSource, keys: string[]) =>
  keys.map((key) => `\`${getColumnName(table, key)}\``).join(', ')

const formatCells = (texts: string[]) => `| ${texts.join(' | ')} |`
