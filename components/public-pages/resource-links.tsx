import { Badge } from '@/components/ui/badge'
import { type PictureName, pictureFile } from '@/content/pictures'
import { routes } from '@/lib/routes'
import type { PublicResourceCard } from '@/lib/toolkit/public-resources'

const PICTURES: Record<string, PictureName> = {
  deck: 'slides',
  cards: 'cards',
  templates: 'templates',
  rubrics: 'rubric',
  journal: 'journal',
}

/** Titles with what each is, which lead to its page. */
export function ResourceLinks({ resources }: { resources: PublicResourceCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {resources.map(({ work, lang, title, subtitle, resourceType, typeLabel }) => (
        <li key={work} className="relative grid grid-cols-lead-sm items-start gap-x-4">
          <img
            {...pictureFile(PICTURES[resourceType] ?? 'projects')}
            alt=""
            loading="lazy"
            decoding="async"
            className="picture"
          />
          <div>
            <h3 lang={lang}>
              <a href={routes.resource(work)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            {subtitle && (
              <p lang={lang} className="mt-1 mb-2 text-muted">
                {subtitle}
              </p>
            )}
            <Badge>{typeLabel}</Badge>
          </div>
        </li>
      ))}
    </ul>
  )
}
