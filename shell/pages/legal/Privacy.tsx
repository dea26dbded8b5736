import { BRAND } from '@evenplate/domain/brand'
import { Link } from 'react-router-dom'
import { LegalPage, type Section } from './LegalPage.tsx'

const { email, city } = BRAND.support

export function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What you eat and how your blood sugar behaves is your business. Here is what we keep, what for, and how you get it back or get rid of it."
      updated="June 2023"
      sections={SECTIONS}
    />
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <p>
        This policy tells how {BRAND.name} (“we”) handles personal information when you use this site. You can
        read most of the site, and build recipes as a guest, without telling us who you are. By using{' '}
        {BRAND.name} you agree to what this page describes.
      </p>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>With an account, we keep what you give us:</p>
        <ul>
          <li>your name, if you fill it in, and your email address;</li>
          <li>your dietary preferences, allergies, cooking skill and household size;</li>
          <li>health information you choose to add, such as the kind of diabetes you live with;</li>
          <li>recipes you save, and a list of what you did with them.</li>
        </ul>
        <p>
          With or without an account we keep usage data: how many recipes were made in a day, tied to a random
          guest number or to your account, and technical logs without the text you typed. Guests carry that
          random number in their browser and in one cookie that exists to count recipes. We use no advertising
          cookies.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use Your Information',
    body: (
      <>
        <ul>
          <li>to write recipes that fit what you asked for;</li>
          <li>to keep what you are allergic to, and what you avoid, out of them;</li>
          <li>to show you your saved recipes and your dashboard;</li>
          <li>to send the mails you ask for, such as a link to reset your password;</li>
          <li>to keep the service running, safe and within its limits.</li>
        </ul>
        <p>We do not use your health information for advertising, and we do not build profiles to sell.</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Information Sharing',
    body: (
      <>
        <p>We do not sell your personal information. We share it only:</p>
        <ul>
          <li>
            with services that do work for us: hosting, mail, and, where a recipe is written by AI, the
            provider of that model. It gets your wishes for the recipe and the rules it must keep, never your
            name or email address;
          </li>
          <li>when you decide to share a recipe by its public link;</li>
          <li>when the law requires it.</li>
        </ul>
        <p>
          Please leave names and other details that identify you out of what you type into the Recipe Builder.
          It does not need them.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Data Security',
    body: (
      <p>
        Data travels encrypted. Passwords are stored as hashes only. The database itself lets each account
        read nothing but its own rows. No system is perfectly secure; if something happens to your data that
        concerns you, we will tell you without delay.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>Wherever you live, you may:</p>
        <ul>
          <li>
            <strong>access</strong> what we keep about you;
          </li>
          <li>
            <strong>correct</strong> it, for the most part yourself in your <Link to="/profile">profile</Link>
            ;
          </li>
          <li>
            <strong>delete</strong> it, account included;
          </li>
          <li>
            <strong>restrict</strong> what we do with it;
          </li>
          <li>
            take it with you (<strong>portability</strong>), in a form machines can read.
          </li>
        </ul>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> and we will answer within 30 days.
        </p>
      </>
    ),
  },
  {
    id: 'health-disclaimer',
    title: 'Health Disclaimer',
    body: (
      <p>
        {BRAND.name} is not medical advice and no health care provider. Recipes and figures are for
        information; they do not replace the advice of your doctor, dietitian or diabetes educator. Health
        information you enter is used to shape recipes and for nothing else.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        When this policy changes, the new text and its date appear on this page. If a change matters for data
        you have already given us, we will tell account holders by email before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions about privacy: <a href={`mailto:${email}`}>{email}</a>, or {BRAND.name}, {city}. The{' '}
        <Link to="/contact">contact page</Link> has our hours.
      </p>
    ),
  },
]
