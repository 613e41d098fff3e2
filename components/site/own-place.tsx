'use client'

import { useState } from 'react'
import { OWN_PLACE } from '@/lib/client/own-place'

const ID = 'own'
let sent: string | undefined

/**
 * The place for one's own part of a page that the server keeps for many and fills for each. The browser
 * takes what has come as it is, also when it draws the page anew or Back leads to it.
 */
export function OwnPlace() {
  const [html] = useState(filled)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server of the same components
  return <div id={ID} dangerouslySetInnerHTML={{ __html: html }} />
}

function filled() {
  if (typeof document === 'undefined') return OWN_PLACE
  sent ??= document.getElementById(ID)?.innerHTML
  return sent ?? ''
}
