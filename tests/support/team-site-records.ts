import { eq, sql } from 'drizzle-orm'
import { ebooks } from '@/content/ebooks/catalogue'
import type { Db } from '@/db/client'
import { contactMessages, draftUsage, mailOutbox, memberships, replyTemplates } from '@/db/schema'
import { newApplication, newTeamMember } from './applications'
import { fillSchoolArea } from './school-area-records'
import { newSchool, newUser, newUsers } from './schools'
import { billForTeamSite, publishForTeamSite, runSessionOfTeamSite } from './team-site-work'
import { addMembership, newUserWithAllData } from './user-with-all-data'
import { addUsedWebhook } from './webhooks'

/** The names are long, in several scripts, and have no place to break where the real ones have none. */
const SCHOOLS = [
  'Kendriya Vidyalaya No. 2, Ganeshkhind',
  'St. Joseph’s Anglo-Indian Girls’ Higher Secondary School, Vepery',
  'அரசு மகளிர் மேல்நிலைப் பள்ளி, கிருஷ்ணகிரி',
  'राजकीय उच्चतर माध्यमिक विद्यालय, सवाई माधोपुर',
  'Bhavan’s Rajaji Vidyashram',
  'Thiruvananthapuram Sree Chithira Thirunal Residential Central School',
]
const PEOPLE = [
  ['Lakshmi', 'Narayanan'],
  ['Mohammed Iqbal', 'Khan'],
  ['கவிதா', 'முருகன்'],
  ['Venkatanarasimharajuvaripeta', 'Subrahmanyam'],
  ['अनीता', 'शर्मा'],
] as const
const MESSAGE =
  'Namaste, twelve of our teachers want to join the session on Saturday. Does one seat cover a teacher who works in two branches?\n\nPlease answer before Friday.'

/** One record of every kind that the team works with, and lists of more than one page. */
export async function fillTeamSite(db: Db) {
  const { seedDemo } = await import('@/lib/schools/demo')
  const { seedDemoSessions } = await import('@/lib/live-sessions/demo')
  const { seedCatalogue } = await import('@/lib/content/catalogue/seed')
  const { updateStatistics } = await import('@/lib/statistics/update')
  await seedDemo()
  await seedDemoSessions()
  await seedCatalogue()
  const editor = await newTeamMember(db, 'editor')
  const { school, twin } = await newSchools(db)
  const teacher = await newUserWithAllData(db)
  const user = await newUser(db)
  await addMembership(db, teacher.id, school.id)
  const teachers = await addTeachers(db, school.id)
  const records = {
    ...{ school: school.id, twin, user: teacher.id, otherEmail: user.email },
    ...{ userEmail: teacher.email, userPassword: teacher.password },
    premiumBook: ebooks.find(({ isPremium }) => isPremium)?.id ?? '',
    ...(await newApplications()),
    ...{ message: await answerMessages(db, editor) },
    ...(await billForTeamSite(db)),
    ...(await publishForTeamSite(db, editor, school.id)),
    ...(await runSessionOfTeamSite(db, editor, teachers)),
    ...(await fillSchoolArea(db)),
    siteWebhook: await addUsedWebhook(db, { userId: editor.id, schoolId: null }),
  }
  await nameUsers(db)
  await failEmails(db)
  await countDrafts(db, school.id)
  await updateStatistics(db)
  return records
}

export type TeamSiteRecords = Awaited<ReturnType<typeof fillTeamSite>>

async function newSchools(db: Db) {
  const nameSchool = (index: number) =>
    index < SCHOOLS.length ? SCHOOLS[index] : `Sunrise Public School, Sector ${index}`
  const created: Awaited<ReturnType<typeof newSchool>>[] = []
  for (let index = 0; index < 53; index += 1)
    created.push(
      await newSchool(db, {
        institution_name: nameSchool(index),
        school_address: `${index + 4}/2 Mahatma Gandhi Road, Opposite the Collectorate, Coimbatore`,
        branches: 'Ondipudur, Singanallur, Peelamedu',
      }),
    )
  const [school, twin] = created
  if (!school || !twin) throw new Error('no schools')
  return { school, twin: twin.id }
}

async function addTeachers(db: Db, schoolId: string) {
  const teachers = await newUsers(db, 12)
  await db
    .insert(memberships)
    .values(teachers.map(({ id: userId }) => ({ userId, schoolId, role: 'teacher' as const })))
  return teachers
}

async function newApplications() {
  const details = {
    institution_name: 'Chinmaya Vidyalaya Matriculation Higher Secondary School',
    school_address: '9 Sringeri Mutt Road, R. A. Puram, Chennai 600028',
    representatives: 'N. Devi, R. Balasubramanian',
  }
  const { id, sent } = await newApplication(details)
  await newApplication({ ...details, school_email: sent.school_email })
  await newApplication({ institution_name: 'Hilltop School', school_address: 'Ridge 7, Shimla' })
  return { application: id }
}

async function answerMessages(db: Db, editor: { id: string }) {
  const { sendContactMessage } = await import('@/lib/contact/send')
  const { replyToMessage } = await import('@/lib/contact/reply')
  const email = 'principal.of.a.school.with.a.long.address@chinmayavidyalaya.example'
  for (const subject of ['Seats for two branches', 'A certificate with a wrong name', 'Invoice'])
    await sendContactMessage({ name: 'N. Devi', email, subject, message: MESSAGE })
  await db.insert(replyTemplates).values([
    { name: 'Seats', text: 'Dear {name}, one seat covers one teacher.', changedBy: editor.id },
    { name: 'Certificates', text: 'Dear {name}, you can correct it at {link}.' },
  ])
  const [message] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.subject, 'Invoice'))
  if (!message) throw new Error('no message')
  await replyToMessage(editor, message.id, { answer: 'It is attached to the order.' })
  return message.id
}

/** The test users have one name. */
async function nameUsers(db: Db) {
  const names = PEOPLE.map(([first, last], index) => sql`(${index}::int, ${first}, ${last})`)
  await db.execute(sql`update users set firstname = name.first, lastname = name.last
    from (values ${sql.join(names, sql`, `)}) name (n, first, last),
      (select id, row_number() over (order by created_at, id) as n from users
        where firstname = 'Meena' and lastname = 'Iyer') numbered
    where users.id = numbered.id and name.n = numbered.n % ${PEOPLE.length}`)
}

async function failEmails(db: Db) {
  await db
    .update(mailOutbox)
    .set({ dueAt: null, attempts: 9, lastError: '422 validation_error: the domain has no mailbox' })
    .where(eq(mailOutbox.template, 'institutionReceived'))
}

async function countDrafts(db: Db, schoolId: string) {
  const period = sql`date_trunc('month', day_in_india())::date`
  const used = { period, texts: 412, inputTokens: 1_204_332, outputTokens: 322_114 }
  await db.insert(draftUsage).values([
    { key: 'site', scope: 'site', ...used },
    { key: `school ${schoolId}`, scope: 'school', schoolId, ...used },
  ])
}
