import { list } from './common/list'

export const schoolHelp = {
  title: 'Your school on UNS',
  lede: 'For coordinators: what you can do, what your teachers see, and when things happen.',
  parts: list(
    {
      heading: 'Invite teachers in three steps',
      steps: list(
        'Invite your teachers. Paste their email addresses, or put the staff room’s link or QR code on the notice board.',
        'Each teacher opens the link, reads what the school can see, and accepts. Teachers without an account register first.',
        'They can then use all e-books, videos, workshops and the toolkit. You see them in the list of teachers.',
      ),
    },
    {
      heading: 'Seats',
      text: list(
        'The school has one seat for each member of its teaching staff, up to 500. You have one of them.',
        'An invitation does not use a seat. A teacher uses a seat after accepting. If no seat is free, the teacher sees a message and can try again later.',
        'A teacher can belong to one school at a time.',
      ),
    },
    {
      heading: 'Inviting by email',
      text: list(
        'First confirm your own email address with the link in our welcome email, because the invitations carry your name. Then paste up to 200 addresses at once, one per line or from a spreadsheet. You see problems before we send: a wrong address, a duplicate, or a teacher with a seat or an invitation. Addresses that we cannot use stay in the box.',
        'Each email has a link for one teacher. It works for 14 days. You can send the invitation again or cancel it, and you can undo the cancellation. It is used up as soon as the teacher has a seat, also with the staff room code.',
        'One mailbox gets at most three of these emails a day.',
      ),
    },
    {
      heading: 'The staff room link',
      text: list(
        'This is one link for all your teachers. You can share it as a link, a code of eight characters or a QR code. You can also print a card, or send a text to your teachers’ group. It works until you turn it off or create a new one. The old link and its cards then stop working.',
        'Anyone who has the link can take a free seat. Check the list of teachers from time to time and remove people you do not know.',
      ),
    },
    {
      heading: 'What the school can see',
      text: list(
        'The school can see a teacher’s name, email address and joining date. It can also see the teacher’s sessions of the whole school year, also from before joining, with hours and certificates. After the teacher leaves, the training file keeps the sessions between joining and leaving. It cannot see what a teacher reads, watches or downloads.',
        'You can download the record as a CSV file and open it in any spreadsheet program.',
        'Under Training you find the training file of each school year. It shows who attended what, and what is missing for each teacher. Download a report for signatures and a ZIP file for the board.',
      ),
    },
    {
      heading: 'When a teacher leaves',
      text: list(
        'Open the teacher in the list and remove them from the school. The seat is free at once. The teacher gets an email and loses premium content. The staff room link is replaced in the same step, so that the teacher cannot join again. You can choose to keep the link. You can undo the removal for 10 minutes. Teachers can also leave the school themselves.',
        'Teachers keep their account and certificates.',
      ),
    },
    {
      heading: 'More than one coordinator',
      text: list(
        'A school can have up to three coordinators. Open a teacher and choose “Make a coordinator”. All coordinators have the same permissions.',
        'To stop, hand over to a colleague. The only coordinator cannot leave, because the school needs someone to manage the seats.',
      ),
    },
    {
      heading: 'The term and its renewal',
      text: list(
        'A subscription runs for one year. Coordinators get an email 30 days before the last day, 7 days before it, and on the last day.',
        'From 60 days before the end, you can renew with the subscription form. It is already filled in. Check it and send it. The next term starts the day after the last one, so you lose no days if you renew early.',
        'Premium content is locked for all seats at midnight IST after the last day. Teachers keep their seats. After you renew, they can continue where they stopped.',
      ),
    },
    {
      heading: 'When the school’s details change',
      text: list(
        'Open the subscription form, correct the details and send it. Only the details change.',
      ),
    },
  ),
}
