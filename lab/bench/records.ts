import { query } from './postgres'

export const seedRecords = (url: string, sessions: number) =>
  query(
    url,
    `update users set certificate_name = 'Meena Iyer', email_confirmed_at = now();
     insert into live_sessions (id, slug, kind, theme, state, title, summary, host, host_bio, starts_at,
         minutes, meeting_url, audience, attendance_method, closed_at)
       select md5('past ' || n)::uuid, 'past-' || n, 'series', 'global-goals', 'published',
              'Session ' || n, 'Live.', 'UNS', 'UNS', now() - n * interval '5 days', 60,
              'https://meet.uns.example/live/ten', 'user', 'joining', now() - n * interval '5 days'
       from generate_series(1, ${sessions}) n;
     insert into attendances (live_session_id, user_id, source)
       select g.id, u.id, 'joining' from live_sessions g cross join users u where g.slug like 'past-%';
     insert into certificates (number, live_session_id, user_id, name)
       select upper(left(md5(g.slug || u.id), 10)), g.id, u.id, 'Meena Iyer'
       from live_sessions g cross join users u where g.slug like 'past-%';
     analyze`,
  )
