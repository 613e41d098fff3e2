import { getForeignTag } from '@/i18n/language'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { isGroup, splitHosts } from './structured-data'

export function SessionHost({ host, hostBio, language }: PublicLiveSession) {
  return (
    <section aria-labelledby="host" className="mt-8">
      <h2 id="host">{liveSessionText().labels.host}</h2>
      <div className="mt-3 flex items-center gap-4">
        <span aria-hidden="true" className="session-host">
          <HostFace host={host} />
        </span>
        <p className="min-w-0">
          <strong>{host}</strong>
          <span lang={getForeignTag(language)} className="block">
            {hostBio}
          </span>
        </p>
      </div>
    </section>
  )
}

/** The initials of a person, or of two; a team has our mark. */
function HostFace({ host }: { host: string }) {
  if (isGroup(host))
    return <img src="/pictures/mark.svg" alt="" width={64} height={64} loading="lazy" />
  const hosts = splitHosts(host)
  const names = hosts.length > 1 ? hosts : splitName(host)
  return [names[0], names.length > 1 && names.at(-1)].map((name) => takeInitial(name || ''))
}

const TITLE = /^(?:dr|mr|mrs|ms|prof|shri|smt)\.?$/i

const splitName = (name: string) => name.split(/\s+/).filter((part) => !TITLE.test(part))

/** With its vowel sign: `மீ` of மீனா. */
function takeInitial(name: string) {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment ?? ''
}
