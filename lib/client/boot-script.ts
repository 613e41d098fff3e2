import { LOADS_SCRIPTS } from '@/server/contract'

/**
 * Runs in <head> before the first paint: sets the login state for the style sheet, follows other tabs and the
 * back-forward cache, takes over a login that was posted before the scripts ran, adds `next` to `data-next` links,
 * marks a page that a gated page led to, keeps the chosen language, and shows local times. Constant text, because
 * its hash is in the CSP. Avoids `Intl`, which takes 200 ms on a phone. Follows session-store.ts.
 */
export const BOOT_SCRIPT = String.raw`(function () {
  var page = document.documentElement;
  function takeOverLogin() {
    var jar = document.cookie, handover = /(?:^|; )((?:__Host-)?uns-login)=([^;]+)/.exec(jar);
    if (!handover) return;
    document.cookie = handover[1] + '=; Path=/; Max-Age=0' + (handover[1][0] === '_' ? '; Secure' : '');
    try {
      var login = JSON.parse(decodeURIComponent(handover[2]));
      if (!login.xsrf || jar.split('; ').indexOf('XSRF-TOKEN=' + login.xsrf) < 0 || typeof login.token !== 'string' || typeof login.user.id !== 'string') return;
      localStorage.setItem('token', login.token);
      localStorage.setItem('user', JSON.stringify(login.user));
      sessionStorage.removeItem('logout');
    } catch (broken) {}
  }
  function look() {
    takeOverLogin();
    var session = 'out', subscribed = false;
    try {
      var token = localStorage.getItem('token'), text = localStorage.getItem('user'), user;
      if (text !== null) {
        try { user = JSON.parse(text) } catch (broken) {}
        if (!user || typeof user.id !== 'string') {
          localStorage.removeItem('token');
          localStorage.removeItem('user');
          sessionStorage.setItem('logout', 'owed');
        } else if (token) {
          session = 'in';
          subscribed = user.is_subscribed === 1;
          var name = String(user.firstname || user.name || '').replace(/["\\\x00-\x1f\x7f]/g, function (c) {
            return '\\' + c.charCodeAt(0).toString(16) + ' ';
          });
          if (name) page.style.setProperty('--user-name', '"' + name + '"');
        }
      }
      if (session === 'in' || sessionStorage.getItem('logout') || sessionStorage.getItem('flash')) page.dataset.live = '${LOADS_SCRIPTS.now['data-live']}';
    } catch (refused) {}
    page.dataset.session = session;
    if (subscribed) page.dataset.subscribed = 'yes'; else delete page.dataset.subscribed;
  }
  function takeAlong(event) {
    var link = event.target.closest && event.target.closest('a[data-next]');
    if (!link) return;
    var nextPath = link.dataset.next || new URLSearchParams(location.search).get('next');
    if (nextPath) link.search = '?next=' + encodeURIComponent(nextPath);
  }
  function keepLanguage(event) {
    var link = event.target.closest && event.target.closest('a[data-language]');
    if (!link) return;
    var language = link.dataset.language;
    try { localStorage.setItem('language', language) } catch (refused) {}
    if (language === currentLanguage()) {
      event.preventDefault();
      document.querySelectorAll('[data-offers]').forEach(function (offer) { offer.hidden = true });
      return;
    }
    var path = location.pathname.replace(new RegExp('^/' + currentLanguage() + '(?=/|$)'), '');
    link.href = (language === 'en' ? path || '/' : '/' + language + (path === '/' ? '' : path)) + location.search + location.hash;
  }
  function currentLanguage() { return page.lang.split('-')[0] }
  function offerLanguage() {
    var chosen = localStorage.getItem('language'), preferred = (navigator.language || '').split('-')[0];
    var language = chosen || (preferred === 'en' ? '' : preferred);
    if (!/^[a-z]{2}$/.test(language) || language === currentLanguage()) return;
    var observer = new MutationObserver(function () {
      var offer = document.querySelector('[data-offers=' + language + ']');
      if (!offer) return;
      offer.hidden = false;
      observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    addEventListener('load', function () { observer.disconnect() });
  }
  function ownTime(at) {
    var names = page.dataset.clock.split('|'), hour = at.getHours();
    var ahead = -at.getTimezoneOffset(), minutes = Math.abs(ahead) % 60;
    var zone = ahead && (ahead < 0 ? '-' : '+') + Math.floor(Math.abs(ahead) / 60) + (minutes ? ':' + minutes : '');
    var part = names.slice(7).filter(function (name) { return parseInt(name, 10) <= hour }).pop().replace(/^\d+ /, '');
    var time = part.replace('{}', (hour % 12 || 12) + ':' + ('0' + at.getMinutes()).slice(-2));
    return names[at.getDay()] + ', ' + time + ' GMT' + (zone || '');
  }
  function tellOwnTimes() {
    if (new Date().getTimezoneOffset() === -330 || !window.MutationObserver) return;
    new MutationObserver(function () {
      document.querySelectorAll('time[data-own]:not([data-here])').forEach(function (time) {
        time.dataset.here = time.dataset.own.replace('{}', ownTime(new Date(time.dateTime)));
      });
    }).observe(page, { childList: true, subtree: true });
  }
  try { tellOwnTimes(); if (new URLSearchParams(location.search).get('next')) page.dataset.gated = 'yes' } catch (old) {}
  try { offerLanguage() } catch (refused) {}
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  ['pointerover', 'focusin', 'click'].forEach(function (touch) {
    document.addEventListener(touch, takeAlong, true);
  });
  document.addEventListener('click', keepLanguage, true);
})()`.replaceAll(/\n +/g, '\n')
