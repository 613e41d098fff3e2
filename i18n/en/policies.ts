import { site } from '@/base/site'
import { list } from './list'
import { formatRetention, retentionTexts } from './retention'

type PolicyOwner = { address: string; email: string; jurisdiction: string }

/** A paragraph is a string, a list of points a list; a section goes by its anchor on the page. */
export const policies = (owner: PolicyOwner) => ({
  version: `Version of ${site.copyrightYear}`,
  contents: 'On this page',
  privacy: {
    title: 'Privacy Policy',
    description:
      'What UNS stores about you, why, for how long, and how to get a copy, a correction or a deletion under India’s Digital Personal Data Protection Act, 2023.',
    lede: 'What we keep about you, why, for how long, and how to have it shown, corrected or erased. Written to be read in five minutes.',
    sections: {
      'who-is-responsible': {
        heading: 'Who is responsible',
        body: list(
          `${site.name} decides why and how the data on this site is used; in the words of India’s Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal. Write to us at ${owner.email} or to ${owner.address}.`,
        ),
      },
      'what-we-store-and-why': {
        heading: 'What we store and why',
        body: list(
          'We ask for what the service needs and for nothing else.',
          list(
            'Your account: first name, last name, e-mail address and phone number, to know you when you log in, to put your name on a certificate and to reach you about a session.',
            'Your password: never the password itself, only an Argon2id hash of it, from which it cannot be read back.',
            'Your school, if you register or subscribe for one: its name, address, board, website, phone numbers and e-mail, the names of the correspondent, the principal and the representatives, the principal’s contact details, branches, student strength and number of staff, to run the subscription.',
            'Your messages: name, e-mail address, subject and text of what you send through the contact form, to answer you.',
            'Your logins: when a session began, when it was last used, when it ends and in which browser it is, to keep you logged in and others out.',
            'Your learning: sessions you registered for and attended, certificates, training elsewhere that you note down, notes and bookmarks in books.',
            'Requests to our server: time, page, network address and result, without the content of forms, to keep the site working and to notice attacks. Attempts to log in are counted for a short time for the same reason.',
          ),
          'We use all this only for the purpose you gave it for. We do not sell it, we show no advertising, we do not build profiles and we have no trackers or analytics from other companies on this site.',
        ),
      },
      'on-what-ground': {
        heading: 'On what ground',
        body: list(
          'You give the data yourself, for a purpose that the form states, and agree to that use when you send it. You may withdraw that consent at any time, under Profile, My data or by writing to us; the account is then closed and the data erased as described below. What was done before stays lawful. Where a law obliges us to keep something, we keep that and nothing more.',
        ),
      },
      'what-is-kept-in-your-browser': {
        heading: 'What is kept in your browser',
        body: list(
          'After you log in, your browser holds:',
          list(
            'two items in its local storage: “token”, which proves your login to our server, and “user”, your name, e-mail address and subscription status, so that pages can greet you at once;',
            'the cookies of that login: one session cookie that scripts cannot read, and one, XSRF-TOKEN, that protects you against forged requests;',
            `for ${formatRetention('knownDevice')}, a cookie by which we know that you have logged in from this browser before. It lets you in when somebody else has tried wrong passwords on your account. It does not say who you are, opens nothing by itself, and stays when you log out.`,
          ),
          'Logging out removes the two items and ends the session on the server. A half-filled school form, or a message from one page to the next, may wait in the tab’s session storage and disappears when you close the tab. There are no other cookies.',
        ),
      },
      'who-else-sees-it': {
        heading: 'Who else sees it',
        body: list(
          'People in our team who need it for their work, and these companies, which work for us under contract and only on our instructions:',
          list(
            'the company that hosts this site and its database;',
            'a mail service provider, at present Resend, which receives the recipient’s address and the text of each e-mail we send, such as a link to reset a password. Its servers may stand outside India, as the Act permits unless the Central Government restricts a country.',
          ),
          'Live workshops take place on a video meeting service that you join through its own link. What you enter or show there is governed by that service’s terms. We hand data to an authority only where the law requires it.',
        ),
      },
      'how-long-we-keep-it': {
        heading: 'How long we keep it',
        body: list(retentionTexts),
      },
      'your-rights': {
        heading: 'Your rights',
        body: list(
          'With an account you do most of it by yourself, at once: under Profile, My data you see what is stored and why, take a copy, and have everything erased; under Details and Mail address you correct it; under Mails you end reminders and news.',
          `For all else write to ${owner.email} from the address of your account, by the contact form with the subject “About my data”, or by post. It costs nothing, you need give no reason, and we answer within 30 days. You may ask us:`,
          list(
            'for a copy: a summary of the data we hold about you, what we do with it and whom we shared it with;',
            'to correct, complete or update it;',
            'to erase it and close your account;',
            'to record the name of a person who may use these rights for you if you die or cannot act;',
            'to look into a complaint about how we handled your data.',
          ),
          'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
        ),
      },
      children: {
        heading: 'Children',
        body: list(
          'Accounts are for teachers and other adults. We do not knowingly open an account for anyone under 18, and we do not ask for data about single students: student strength is a number, and student journals stay in the classroom. If you believe that a child has registered, tell us and we will erase the account.',
        ),
      },
      safety: {
        heading: 'Safety',
        body: list(
          'Connections are encrypted. Passwords and login tokens are stored only as hashes, repeated wrong logins are slowed down, and changing a password ends your other sessions. If personal data should be exposed in spite of this, we will tell you and the Data Protection Board without delay: what happened, what it means for you and what we are doing.',
        ),
      },
      changes: {
        heading: 'Changes',
        body: list(
          'When this policy changes in substance we tell account holders before the change takes effect: on the site, once, with what has changed, or by letter. The law of India applies to it; the courts that decide are named in our Terms and Conditions.',
        ),
      },
    },
  },
  terms: {
    title: 'Terms and Conditions',
    description: `The agreement between you and UNS: accounts, subscriptions, live sessions, certificates, use of the material, and the courts of ${owner.jurisdiction}.`,
    lede: 'The agreement between you and us when you use this site, in plain words.',
    sections: {
      'what-this-is-about': {
        heading: 'What this is about',
        body: list(
          `${site.name} offers teachers of grades 6 to 12 and their schools a weekly live series, a teaching toolkit, e-books, videos and meetings with other schools. By using the site you accept these terms. If you act for a school, you confirm that you may accept them for it.`,
        ),
      },
      'your-account': {
        heading: 'Your account',
        body: list(
          list(
            'You must be 18 or older and give true details.',
            'An account belongs to one person. Keep the password to yourself and do not lend the login to colleagues; each of them can have an account.',
            'If you think that somebody else has used your account, change the password and write to us. Changing it ends all other sessions.',
          ),
        ),
      },
      subscription: {
        heading: 'Subscription',
        body: list(
          'Some books, videos and workshops are for subscribers. A school subscribes with the subscription form; whoever sends it declares that its contents are true and speaks for the school. Any fee is agreed with the school in writing before it becomes due; this site takes no payments.',
          'We may refuse or end a subscription that rests on false details, after asking you about them.',
        ),
      },
      'live-sessions-and-certificates': {
        heading: 'Live sessions and certificates',
        body: list(
          list(
            `Sessions take place at ${site.weeklySession} Indian time on a video meeting service. We announce it on the site when one has to move or cannot take place.`,
            'Speak to others as you would in a staff meeting. Do not record, share the meeting link or show students without the consent of their parents. We may remove whoever disturbs a session.',
            'An e-certificate states that the named person attended the session. It is not a degree or a qualification under any law, and altering it makes it void.',
          ),
        ),
      },
      'using-the-material': {
        heading: 'Using the material',
        body: list(
          'Books, videos, slides, cards, templates, rubrics and drawings belong to us or to their authors. While you have access you may use them in your own teaching, print what your class needs and adapt templates and rubrics. You may not sell them, publish them elsewhere, pass on the files of premium titles or remove the author’s name.',
          'What you write to us or say in a session stays yours. We quote it, with your name, only if you agree.',
        ),
      },
      'what-you-must-not-do': {
        heading: 'What you must not do',
        body: list(
          list(
            'Try to open what your account does not open, or to pass for someone else.',
            'Disturb or overload the site, or copy it with programs.',
            'Enter personal data of students or of others without their leave.',
          ),
        ),
      },
      'tools-that-use-ai': {
        heading: 'Tools that use AI',
        body: list(
          'What such a tool drafts can be wrong. Check it before you use it in class or for marks. The responsibility for what reaches students remains with you and your school.',
        ),
      },
      'what-we-promise-and-what-we-do-not': {
        heading: 'What we promise and what we do not',
        body: list(
          'We run the site with care and tell you about planned breaks where we can. We cannot promise that it is always available or free of mistakes, or that a method works in every class. Links to other sites lead to places we do not control.',
          'As far as the law allows, we are not liable for indirect loss, such as lost data or missed dates. Nothing here limits liability that Indian law does not let us limit, nor your rights as a consumer.',
        ),
      },
      'ending-it': {
        heading: 'Ending it',
        body: list(
          `You may stop at any time: write to ${owner.email} and we close the account. We may suspend or close an account that breaks these terms, and will say why. What our Privacy Policy says about erasing data applies.`,
        ),
      },
      'changes-to-these-terms': {
        heading: 'Changes to these terms',
        body: list(
          'When we change the terms in substance, account holders hear of it by e-mail at least 14 days before. If you do not agree, you may close the account until then.',
        ),
      },
      'law-and-courts': {
        heading: 'Law and courts',
        body: list(
          `The law of India applies. The courts at ${owner.jurisdiction} have jurisdiction, unless the law gives you, as a consumer, another court.`,
          `Before going to court, write to ${owner.email}. Most things can be settled with one letter.`,
        ),
      },
    },
  },
})
