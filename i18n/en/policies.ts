import { site } from '@/base/site'
import { formatLongDate } from '../dates'
import { list } from './common/list'
import { formatRetention, listRetentionTexts } from './common/retention'
import { WEEKLY_SESSION } from './common/weekly-session'

type PolicyOwner = { address: string; email: string; jurisdiction: string }

/** A string is a paragraph, an array a bullet list; sections are keyed by anchor. */
export const policy = (owner: PolicyOwner) => ({
  contents: 'On this page',
  versions: {
    inForce: (number: number, day: string) =>
      `Version ${number}. In force since ${formatLongDate(day)}.`,
    coming: (number: number, day: string) =>
      `Version ${number} will be in force from ${formatLongDate(day)}.`,
    read: (number: number) => `Read version ${number}`,
    changes: 'Changes in this version:',
    title: (title: string, number: number) => `${title}, version ${number}`,
    notYetInForce: (day: string) =>
      `This version is not yet in force. It will be in force from ${formatLongDate(day)}.`,
    noLongerInForce: (from: string, until: string) =>
      `This version was in force from ${formatLongDate(from)}. A newer version replaced it on ${formatLongDate(until)}.`,
    readInForce: 'Read the version in force',
    translationOf: (of: number, number: number) =>
      `This translation is of version ${of}. The English text of version ${number} applies.`,
    readEnglish: 'Read the English text',
    earlier: 'Earlier versions',
    period: (from: string, until: string) =>
      `In force from ${formatLongDate(from)}, replaced on ${formatLongDate(until)}`,
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What UNS stores about you, why and for how long. How to get a copy, a correction or a deletion under India’s Digital Personal Data Protection Act, 2023.',
    lede: 'What we store about you, why, and for how long. How to see, correct or erase it. You can read this in five minutes.',
    sections: {
      'who-is-responsible': {
        heading: 'Who is responsible',
        body: list(
          `${site.name} decides why and how the data on this site is used. Under India’s Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal. Write to us at ${owner.email} or to ${owner.address}.`,
        ),
      },
      'what-we-store-and-why': {
        heading: 'What we store and why',
        body: list(
          'We ask only for the data that the service needs.',
          list(
            'Your account: first name, last name, email address and phone number. We use them to log you in, to put your name on certificates and to contact you about sessions.',
            'Your password: only an Argon2id hash of it. Nobody can read the password from the hash.',
            'Your school, if you register or subscribe for one: its name, address, board, website, phone numbers and email. We also store its branches, student strength and number of staff. We store the names of its correspondent, principal and representatives, and the principal’s contact details. We use them to run the subscription.',
            'Your messages: name, email address, subject and text that you send through the contact form. We use them to answer you.',
            'Your logins: when each one started, when it was last used, when it ends, and the browser. We use them to keep you logged in and others out.',
            'Your drafts and the pages you write for your school’s website. We use them to show, print and publish what you write.',
            'Your devices, if you turn on reminders there: an address at the browser’s push service, its keys, and the browser. We use them to remind you of sessions.',
            'Your learning: sessions you registered for and attended, certificates, training elsewhere that you add, notes and bookmarks in books.',
            'Requests to our server: time, page, IP address and result, but not what you type in forms. We use them to keep the site working and to detect attacks. For the same reason, we count login attempts for a short time.',
          ),
          'We use your data only for the purpose you gave it for. We do not sell it, show advertising or build profiles. This site has no trackers or analytics from other companies.',
        ),
      },
      'on-what-ground': {
        heading: 'Legal basis',
        body: list(
          'You give the data yourself, for a purpose that the form states. You agree to that use when you send the form. You may withdraw that consent at any time, under Profile, My data, or by writing to us. We then close the account and erase the data as described below. Our use of the data before that remains lawful. Where a law requires us to keep some data, we keep only that.',
        ),
      },
      'what-is-kept-in-your-browser': {
        heading: 'What your browser stores',
        body: list(
          'After you log in, your browser stores:',
          list(
            'two items in its local storage. “token” proves your login to our server. “user” holds your name, email address and subscription status, so that pages can show your name at once;',
            'the cookies of that login: a session cookie that scripts cannot read, and XSRF-TOKEN, which protects you against forged requests;',
            `for ${formatRetention('knownDevice')}, a cookie that shows that you have logged in from this browser before. It lets you log in when someone else has tried wrong passwords on your account. It does not say who you are, gives no access by itself, and stays when you log out.`,
          ),
          'If you turn on reminders on a device, its browser also stores a small program that shows them. Logging out there ends the reminders.',
          'If you send a form before its page is complete, encrypted cookies hold our answer for 15 minutes. They also hold what you typed, without passwords. After a login, another cookie holds the two items for 1 minute at most.',
          'Logging out removes the two items and ends the login on the server. The tab’s session storage may hold an unfinished school form, unsaved draft changes, or a message for the next page. It is deleted when you close the tab. There are no other cookies.',
        ),
      },
      'who-else-sees-it': {
        heading: 'Who else sees your data',
        body: list(
          'Members of our team see your data if they need it for their work. These companies work for us under contract and follow only our instructions:',
          list(
            'the company that hosts this site and its database;',
            'for schools that pay online, a payment service, at present Razorpay. It receives from us the amount and the number of the quotation, and no name. What the payer enters there goes to that service only;',
            'if you ask for a text by AI, an AI provider. It receives the material, the subject, the grade and the topic, and no account data. We remove email addresses, phone numbers and the names of people in your school first. So write no names of students into a topic. Its servers may be outside India;',
            'if you turn on reminders on a device, the push service of its browser, such as Google’s or Mozilla’s. It delivers encrypted reminders and cannot read them. Its servers may be outside India;',
            'an email service provider, at present Resend. It receives the recipient’s address and the text of each email, such as a link to reset a password. Its servers may be outside India, as the Act permits unless the Central Government restricts a country.',
          ),
          'Live sessions take place on a video meeting service that you join through its own link. That service’s terms apply to what you enter or show there. We give data to an authority only where the law requires it.',
        ),
      },
      'how-long-we-keep-it': {
        heading: 'How long we keep your data',
        body: list(listRetentionTexts()),
      },
      'your-rights': {
        heading: 'Your rights',
        body: list(
          'With an account, you can do most things yourself, at once. Under Profile, My data, you see what we store and why, download a copy, and erase everything. Under Details and Email address you correct your data. Under Emails you turn off reminders and news.',
          `For everything else, write to ${owner.email} from your account’s email address. You can also use the contact form with the subject “About my data”, or write by post. It is free, you need no reason, and we answer within 30 days. You may ask us:`,
          list(
            'for a copy: a summary of the data we store about you, how we use it and who received it;',
            'to correct, complete or update it;',
            'to erase it and close your account;',
            'to record the name of a person who may use these rights for you if you die or cannot act;',
            'to review a complaint about how we handled your data.',
          ),
          'If you are not satisfied with our answer, you may complain to the Data Protection Board of India.',
        ),
      },
      children: {
        heading: 'Children',
        body: list(
          'Accounts are for teachers and other adults. We do not knowingly create an account for anyone under 18. We do not ask for data about individual students. Student strength is a number, and student journals stay in the classroom. If you believe that a child has registered, write to us and we erase the account.',
        ),
      },
      safety: {
        heading: 'Safety',
        body: list(
          'We encrypt connections. We store passwords and login tokens only as hashes and slow down repeated wrong logins. Changing your password ends your other logins. If personal data is still exposed, we inform you and the Data Protection Board without delay. We say what happened, what it means for you and what we are doing.',
        ),
      },
      changes: {
        heading: 'Changes',
        body: list(
          'When this policy changes in substance, we inform account holders before the change takes effect. We say what has changed, once on the site or by email. The law of India applies to this policy. Our Terms and Conditions name the courts.',
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
          `${site.name} is for teachers of grades 6 to 12 and their schools. It offers a weekly live series, a teaching toolkit, e-books, videos and meetings with other schools. By using the site, you accept these terms. If you act for a school, you confirm that you may accept them for the school.`,
        ),
      },
      'your-account': {
        heading: 'Your account',
        body: list(
          list(
            'You must be 18 or older and give true details.',
            'An account belongs to one person. Keep the password secret and do not share the account with colleagues. Each of them can have their own account.',
            'If you think that someone else has used your account, change the password and write to us. Changing it ends all other logins.',
          ),
        ),
      },
      subscription: {
        heading: 'Subscription',
        body: list(
          'Some books, videos and workshops are for subscribers. A school subscribes with the subscription form. The person who sends it declares that it is true and acts for the school. We agree any fee with the school in writing before it is due. If your school pays online, a payment service takes the payment.',
          'We may refuse or end a subscription that is based on false details. We ask you about them first.',
        ),
      },
      'live-sessions-and-certificates': {
        heading: 'Live sessions and certificates',
        body: list(
          list(
            `Sessions take place at ${WEEKLY_SESSION} on a video meeting service. If we move or cancel a session, we announce it on the site.`,
            'Speak to others as you would in a staff meeting. Do not record, share the meeting link or show students without the consent of their parents. We may remove anyone who disturbs a session.',
            'An e-certificate states that the named person attended the session. It is not a degree or a qualification under any law. A certificate that someone has altered is not valid.',
          ),
        ),
      },
      'using-the-material': {
        heading: 'Using the material',
        body: list(
          'Books, videos, slides, cards, templates, rubrics and drawings belong to us or to their authors. While you have access, you may use them in your own teaching and print copies for your class. You may adapt templates and rubrics. You may not sell them, publish them elsewhere, share the files of premium titles or remove the author’s name.',
          'Your messages to us and your words in a session belong to you. We quote them, with your name, only if you agree.',
        ),
      },
      'what-you-must-not-do': {
        heading: 'What you must not do',
        body: list(
          list(
            'Try to open content that your account has no access to, or pretend to be someone else.',
            'Disrupt or overload the site, or copy it with programs.',
            'Enter personal data of students or other people without their permission.',
          ),
        ),
      },
      'tools-that-use-ai': {
        heading: 'Tools that use AI',
        body: list(
          'Drafts from such a tool can be wrong. Check them before you use them in class or for marks. You and your school remain responsible for the material that students receive.',
        ),
      },
      'what-we-promise-and-what-we-do-not': {
        heading: 'What we promise and what we do not',
        body: list(
          'We run the site with care and announce planned maintenance where we can. We cannot promise that it is always available or free of mistakes, or that a method works in every class. We do not control other sites that we link to.',
          'As far as the law allows, we are not liable for indirect loss, such as lost data or missed dates. Nothing here limits liability that Indian law does not let us limit, nor your rights as a consumer.',
        ),
      },
      'ending-it': {
        heading: 'Ending this agreement',
        body: list(
          `You may stop at any time: write to ${owner.email} and we close the account. We may suspend or close an account that breaks these terms, and we say why. Our Privacy Policy explains how we erase data.`,
        ),
      },
      'changes-to-these-terms': {
        heading: 'Changes to these terms',
        body: list(
          'When we change the terms in substance, we email account holders at least 14 days before. If you do not agree, you may close the account before that day.',
        ),
      },
      'law-and-courts': {
        heading: 'Law and courts',
        body: list(
          `The law of India applies. The courts at ${owner.jurisdiction} have jurisdiction, unless the law gives you, as a consumer, another court.`,
          `Before you go to court, write to ${owner.email}. One email can often solve the problem.`,
        ),
      },
    },
  },
})
