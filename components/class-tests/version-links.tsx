import Link from 'next/link'
import { myTestsText } from '@/i18n/my-tests'
import { routes } from '@/lib/routes'

type Props = { id: string; versions: number; current: number }

export const getVersionName = (version: number) => String.fromCharCode(64 + version)

export function VersionLinks({ id, versions, current }: Props) {
  const { preview: text } = myTestsText()
  if (versions === 1) return null
  return (
    <nav aria-label={text.versions} className="flex flex-wrap gap-x-6">
      {Array.from({ length: versions }, (_, index) => index + 1).map((version) => (
        <Link
          key={version}
          href={`${routes.testPreview(id)}?version=${version}`}
          prefetch={false}
          aria-current={version === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center"
        >
          {text.version(getVersionName(version))}
        </Link>
      ))}
    </nav>
  )
}
