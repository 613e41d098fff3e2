/** Which of the browser's voices may read a text: those of its language and no others. */

type Speech = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'voiceURI' | 'name'>

/** Long enough for a slow phone that starts its speech service only now. */
const VOICES_WAIT_MS = 3000
const VOICES_POLL_MS = 250

/** Android writes “hi_IN”, some phones “hin-IND”. */
export function getBaseLanguage(tag: string): string {
  const [first = ''] = tag.toLowerCase().split(/[-_]/)
  try {
    return new Intl.Locale(first).language
  } catch {
    // No language tag at all.
    return first
  }
}

const getRegion = (tag: string) => tag.toUpperCase().split(/[-_]/).at(-1)?.slice(0, 2) ?? ''

/** Those of the same country first, then those that need no connection. */
export function matchVoices<V extends Voice>(voices: readonly V[], language: string): V[] {
  const base = getBaseLanguage(language)
  const rank = (voice: V) =>
    (getRegion(voice.lang) === getRegion(language) ? 0 : 4) +
    (voice.localService ? 0 : 2) +
    (voice.default ? 0 : 1)
  return voices
    .filter((voice) => getBaseLanguage(voice.lang) === base)
    .sort((first, second) => rank(first) - rank(second))
}

/**
 * Chrome has no voices until `voiceschanged`, and loads them only when asked; Safari has them at once or, in old
 * versions, later without the event. An empty list after the wait means that the device has none.
 */
export async function loadVoices(speech: Speech): Promise<SpeechSynthesisVoice[]> {
  const end = performance.now() + VOICES_WAIT_MS
  while (speech.getVoices().length === 0 && performance.now() < end)
    await new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        speech.removeEventListener('voiceschanged', finish)
        resolve()
      }
      const timer = setTimeout(finish, VOICES_POLL_MS)
      speech.addEventListener('voiceschanged', finish)
    })
  return speech.getVoices()
}
