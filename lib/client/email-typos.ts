/** Where most teachers have their mailbox. Of an operator with many endings, the name may have any of them. */
const MAILBOX_HOSTS: Record<string, { endings: readonly string[]; hasMoreEndings?: true }> = {
  gmail: { endings: ['com'] },
  googlemail: { endings: ['com'] },
  yahoo: { endings: ['com', 'co.in', 'in'], hasMoreEndings: true },
  hotmail: { endings: ['com'], hasMoreEndings: true },
  outlook: { endings: ['com', 'in'], hasMoreEndings: true },
  rediffmail: { endings: ['com'] },
  icloud: { endings: ['com'] },
}

/** A company of that name is one letter away from one above. */
const SIMILAR_NAMES = new Set(['gail'])

/** Of schools, universities and offices. */
const OFFICIAL_ENDINGS = new Set(['edu.in', 'ac.in', 'gov.in', 'nic.in', 'res.in', 'org.in'])

/** No such endings exist. */
const BROKEN_COM = new Set(['con', 'cmo', 'ocm', 'comm', 'coom', 'cpm', 'cim', 'vom', 'xom', 'clm'])

/**
 * The address as it was probably meant, or null. Only what is very close to a host that many people use counts:
 * a school's own domain is never doubted, apart from an ending that does not exist.
 */
export function suggestEmail(address: string): string | null {
  const [, local = '', host = ''] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(address) ?? []
  const suggestedHost = suggestHost(host.toLowerCase())
  return suggestedHost && suggestedHost !== host.toLowerCase() ? `${local}@${suggestedHost}` : null
}

function suggestHost(host: string): string | null {
  const [name = '', ...rest] = host.replaceAll(',', '.').split('.')
  const ending = rest.join('.')
  if (OFFICIAL_ENDINGS.has(ending)) return null
  const meantEnding = BROKEN_COM.has(ending) ? 'com' : ending
  if (Object.hasOwn(MAILBOX_HOSTS, name)) return correctEnding(name, meantEnding)
  const meantName = SIMILAR_NAMES.has(name) ? undefined : findSimilarHost(name, meantEnding)
  if (meantName) return `${meantName}.${meantEnding || 'com'}`
  return meantEnding !== ending && name ? `${name}.${meantEnding}` : null
}

function correctEnding(name: string, ending: string) {
  const { endings = [], hasMoreEndings } = MAILBOX_HOSTS[name] ?? {}
  const isKnown = endings.includes(ending) || (hasMoreEndings && ending.length > 1)
  return `${name}.${isKnown ? ending : endings[0]}`
}

/** With the same first letter, because `email`, `tmail` and `mail` are names of their own. */
const findSimilarHost = (name: string, ending: string) =>
  Object.keys(MAILBOX_HOSTS).find((host) => {
    const { endings = [] } = MAILBOX_HOSTS[host] ?? {}
    const hasEnding = ending === '' || endings.includes(ending)
    const isSameStart = name[0] === host[0] || (name[0] === host[1] && name[1] === host[0])
    return hasEnding && isSameStart && isOneSlipAway(name, host)
  })

/** One letter too many, too few, another one, or two that changed places. */
function isOneSlipAway(typed: string, meant: string) {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [typedRest, meantRest] = [typed.slice(start), meant.slice(start)]
  const swapped = `${typedRest[1] ?? ''}${typedRest[0] ?? ''}${typedRest.slice(2)}`
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    swapped === meantRest
  )
}
