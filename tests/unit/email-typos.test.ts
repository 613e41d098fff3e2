import { expect, test } from 'vitest'
import { suggestEmail } from '@/lib/client/email-typos'

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmai.con', 'asha@gmail.com'],
  ['asha@gmal.com', 'asha@gmail.com'],
  ['asha@gmil.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gnail.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@mgail.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.cmo', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['asha@gmail.in', 'asha@gmail.com'],
  ['asha@gmail.co.in', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@gmail,com', 'asha@gmail.com'],
  ['Asha.Rao+uns@GMIAL.com', 'Asha.Rao+uns@gmail.com'],
  [' asha@gmial.com ', 'asha@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yhaoo.co.in', 'asha@yahoo.co.in'],
  ['asha@yahooo.in', 'asha@yahoo.in'],
  ['asha@yahoo.con', 'asha@yahoo.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@hotmal.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@outlok.in', 'asha@outlook.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@rediffmail.in', 'asha@rediffmail.com'],
  ['asha@icoud.com', 'asha@icloud.com'],
  ['office@greenvalley.con', 'office@greenvalley.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
  expect(suggestEmail(meant)).toBeNull()
})

/** Hosts that exist or may exist, and what is not an address yet. */
const CORRECT_ADDRESSES = `
  asha@gmail.com asha@googlemail.com asha@yahoo.com asha@yahoo.co.in asha@yahoo.in asha@yahoo.co.uk
  asha@ymail.com asha@rocketmail.com asha@hotmail.com asha@hotmail.co.uk asha@outlook.com asha@outlook.in
  asha@outlook.de asha@live.com asha@live.in asha@msn.com asha@icloud.com asha@me.com asha@rediffmail.com
  asha@rediff.com asha@mail.com asha@email.com asha@gmx.com asha@gmx.net asha@aol.com asha@proton.me
  asha@protonmail.com asha@zoho.com asha@zohomail.in asha@fastmail.com asha@gail.co.in asha@gail.com
  asha@cloud.com asha@tmail.com asha@hmail.com asha@look.com asha@airmail.net asha@ail.com asha@vmail.com
  office@kvs.gov.in principal@tnschools.gov.in asha@education.tn.gov.in asha@rajasthan.gov.in
  head@dpsrkp.net office@vidyamandir.edu.in asha@school.edu.in asha@psbb.ac.in asha@nic.in asha@cbse.gov.in
  asha@navodaya.gov.in asha@student.kv.org.in office@stmarys.school office@greenvalley.org asha@gmis.edu.in
  asha@gmail.edu.in asha@yashoda.com asha@hotmal.edu.in asha@gyan.com asha@gamil.org asha@school.example
  asha@vidya.in asha@maths.academy asha@saraswati.co.in asha@lotus.in asha@gurukul.com asha@hotel.com
  asha asha@ @gmail.com asha@gmail.com@gmial.com
`
  .trim()
  .split(/\s+/)

test.each(CORRECT_ADDRESSES)('%s raises no doubt', (address) => {
  expect(suggestEmail(address)).toBeNull()
})

test('the table has many addresses of schools and operators', () => {
  expect(new Set(CORRECT_ADDRESSES).size).toBeGreaterThanOrEqual(60)
})
