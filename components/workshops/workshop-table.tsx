import { onlineTrainingText } from '@/i18n/online-training'
import type { WorkshopCard } from '@/lib/workshops/schema'
import { RegisterLink } from './register-link'

export function WorkshopTable({ workshops }: { workshops: WorkshopCard[] }) {
  const { table } = onlineTrainingText()
  return (
    <section
      aria-labelledby="timetable"
      className="sheet sheet-pinned mt-6 px-5 py-5 md:px-9 md:py-7"
    >
      <h2 id="timetable">{table.heading}</h2>
      <table className="mt-4 w-full text-left">
        <thead className="border-b-4 border-double border-ink font-display text-lg">
          <tr>
            <th scope="col" className="min-w-28 py-2 pr-4 font-semibold">
              {table.workshop}
            </th>
            <th scope="col" className="py-2 font-semibold wrap-normal">
              {table.link}
            </th>
          </tr>
        </thead>
        <tbody>
          {workshops.map(({ id, lang, title, link }) => (
            <tr key={id} className="border-b border-rule last:border-0">
              <th scope="row" lang={lang} className="min-w-28 py-2 pr-4 font-normal">
                {title}
              </th>
              <td className="h-13 wrap-normal sm:whitespace-nowrap">
                {link ? (
                  <RegisterLink href={link} title={title} />
                ) : (
                  <span className="text-muted">{table.locked}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
