import { list } from './list'

/** One page for whoever coordinates a school; docs/school.md holds the same text. */
export const schoolHelp = {
  title: 'Your school on UNS',
  lede: 'For the coordinator: what you can do, what your teachers see, and what happens when.',
  parts: list(
    {
      heading: 'In three steps',
      steps: list(
        'Invite. Paste your teachers’ e-mail addresses, or put the staff room’s link or QR code on the notice board.',
        'Each teacher opens the link, reads what the school will see, and says yes. Whoever has no account registers on the way.',
        'From that moment all e-books, videos, workshops and the toolkit are open to them. You see them in the list of teachers.',
      ),
    },
    {
      heading: 'Seats',
      text: list(
        'The school has as many seats as it has teaching staff, at most 500. You have one of them.',
        'An invitation holds no seat; saying yes does. If the last seat goes to somebody else first, the next one reads that no seat is free and can try again when one is given up.',
        'A person belongs to one school at a time.',
      ),
    },
    {
      heading: 'Inviting by e-mail',
      text: list(
        'Confirm your own mail address first, by the link in our letter of welcome: we write to your teachers in your name. Then paste up to 200 addresses at once, one a line or straight from a sheet. Before anything is sent you read which line is no address, which stands there twice, and who has a seat or an invitation already. What cannot be sent stays in the box.',
        'Each letter carries a link for one person, for fourteen days. You can send it again, or take it back and undo that.',
        'One mailbox gets at most three such letters a day.',
      ),
    },
    {
      heading: 'The link for the staff room',
      text: list(
        'One link for everybody: as an address, as a code of eight characters to type, as a QR code, as a card to print, and as a text for your teachers’ group. It works until you switch it off or make a new one; the old one and all its cards stop working then.',
        'Whoever has the link can take a seat while one is free. Look through the list of teachers now and then, and give up seats of people you do not know.',
      ),
    },
    {
      heading: 'What the school sees, and what it does not',
      text: list(
        'Name, e-mail address, the day of joining, and later the live sessions attended and their hours while the seat is held. Not what a teacher reads, watches or downloads.',
        'The record can be downloaded as a CSV file, which opens in any spreadsheet program.',
      ),
    },
    {
      heading: 'When somebody leaves',
      text: list(
        'Open the teacher in the list and give up the seat. It is free at once, the teacher is told by e-mail, and premium content closes. Whoever knows the link of the staff room could join again, so it is replaced in the same step unless you choose otherwise. For ten minutes you can undo it. Teachers can also give back their seats themselves.',
        'Account and certificates stay with the person.',
      ),
    },
    {
      heading: 'More than one coordinator',
      text: list(
        'A school has up to three. Open a teacher and choose “Make a coordinator”; all of them can do the same.',
        'To stop, hand over to a colleague. The only coordinator cannot simply leave, because nobody could answer for the seats then.',
      ),
    },
    {
      heading: 'The term, and renewing it',
      text: list(
        'A subscription runs for one year. Coordinators get a letter 30 days before the last day, 7 days before it, and on it.',
        'From 60 days before the end, the subscription form renews: it is filled in, you look through it and send it. The next term begins the day after the last one, so nothing is lost by being early.',
        'After the last day premium content closes for all seats at midnight, Indian time. The seats themselves are kept: once you renew, everybody goes on where they stopped.',
      ),
    },
    {
      heading: 'When the school’s details change',
      text: list(
        'Open the subscription form, correct what has changed, and send it. That changes the details and nothing else.',
      ),
    },
  ),
}
