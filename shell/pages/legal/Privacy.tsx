import { BRAND } from '@evenplate/domain/brand'
import { Link } from 'react-router-dom'
import { LegalPage, type Section } from './LegalPage.tsx'

const { email, city } = BRAND.support

/** What the database keeps of a member's activity: see the migrations. */
const ACTIVITY_MAX = 1000

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
        {BRAND.name} you agree to what this page describes. The service is meant for adults; we do not
        knowingly keep data of children under 13. If a child has made an account,{' '}
        <Link to="/contact">tell us</Link> and we will delete it.
      </p>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>With an account, we keep what you give us, until you change or delete it:</p>
        <ul>
          <li>your name, if you fill it in, and your email address;</li>
          <li>your dietary preferences, allergies, cooking skill and household size;</li>
          <li>health information you choose to add, such as the kind of diabetes you live with;</li>
          <li>recipes you save, and a list of what you did with them, its newest {ACTIVITY_MAX} entries;</li>
          <li>when you signed in, and where the sign-in service notes it, from which browser and address.</li>
        </ul>
        <p>With or without an account, we keep usage data, and only for a short time:</p>
        <ul>
          <li>
            how many recipes were started and made in a day, tied to your account or, for guests, to scrambled
            (keyed hash) forms of a random number in your browser and another in a cookie, and for both to one
            of your network address. These counts are cleared two days later, as the next recipes are made;
          </li>
          <li>
            a finished recipe, for 24 hours and in the same way, so that a lost connection does not cost you
            one of your day’s recipes;
          </li>
          <li>how many finished dishes you had changed in a day, in scrambled form, for two days;</li>
          <li>
            a recipe you share without an account, for 30 days or until you take the link back, without your
            diets, allergies or anything you asked for, under the same scrambled numbers;
          </li>
          <li>
            if you have a recipe emailed, the address only in scrambled form, together with that count: enough
            to see that nobody is flooded with mail;
          </li>
          <li>technical logs without the text you typed.</li>
        </ul>
        <p>
          A message from the contact page is stored with the name and address you gave, and goes to our
          support mailbox. We keep it to answer you and to follow up, until you ask us to delete it; the
          network address it came from is kept in scrambled form, for about two days. Sent while signed in, it
          belongs to your account and leaves our database with it.
        </p>
        <p>
          In your own browser lie your sign-in, whether your email address is still to be confirmed, a random
          number that counts guests’ recipes, how many were made today, and, until you close the tab or sign
          out, what you are in the middle of writing and your last recipe. There is one cookie; it counts
          guests’ recipes and lasts two days. So that they open without a network, your browser may also keep
          the site’s pages and the recipes you saved or read; what is yours goes when you sign out. We use no
          advertising cookies and no trackers.
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
          <li>
            to send the mails you ask for: links to confirm your address, to change it or to reset your
            password, recipes you have emailed, and answers to your messages;
          </li>
          <li>to warn you by mail when your password or address was changed;</li>
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
            provider of that model. It gets your wishes for the recipe in the words you typed, a blood sugar
            range and challenges included where you gave them, and the rules it must keep, which include the
            diets, allergies and health conditions of your profile. We never send it your name, email address
            or account. Each recipe says whether AI wrote it;
          </li>
          <li>when you make a recipe public, as told below;</li>
          <li>when the law requires it.</li>
        </ul>
        <p>
          Recipes are private until you make one public. Then anyone who has its link can read it, and search
          engines may find it: its title, description, ingredients, steps, tips, figures, meal, diets and
          dates, in your words where you edited them. It does not say whose it is. Make it private again and
          the link is dead at once, though copies others have made are out of our reach.
        </p>
        <p>
          A link you make without an account opens the recipe for 30 days and asks search engines to leave it
          out. The browser that made it can take it back.
        </p>
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
        Data travels encrypted between your browser and us. Passwords are stored as hashes only: nobody here
        can read yours. The database itself lets each account read nothing but its own rows and the recipes
        others made public. The profile asks for your password again before it changes your address or
        password, or deletes your account. No system is perfectly secure; if something happens to your data
        that concerns you, we will tell you without delay.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>
          Wherever you live, you have these rights. Most of them are buttons in your{' '}
          <Link to="/profile">profile</Link>:
        </p>
        <ul>
          <li>
            <strong>access</strong> what we keep about you, and take it with you (<strong>portability</strong>
            ): “Export all my data” gives you one file that people and machines can read;
          </li>
          <li>
            <strong>correct</strong> it: change your profile, your email address and your password there, and
            your recipes where they stand;
          </li>
          <li>
            <strong>delete</strong> it: single recipes, or with “Delete my account” your account, profile,
            recipes, public links, activity and messages, at once and for good;
          </li>
          <li>
            <strong>restrict</strong> what we do with it: take out of your profile what recipes should not be
            made with, or write to us.
          </li>
        </ul>
        <p>
          For all of these, and for messages you sent without an account, you can also write to{' '}
          <a href={`mailto:${email}`}>{email}</a>; we will answer within 30 days. Using your rights costs
          nothing and changes nothing about the service you get. You may also complain to the data protection
          authority of the place where you live.
        </p>
      </>
    ),
  },
  {
    id: 'health-disclaimer',
    title: 'Health Disclaimer',
    body: (
      <p>
        {BRAND.name} is not medical advice, and we are not a health care provider: laws about medical records,
        such as HIPAA in the United States, may not cover what you enter here. This policy does. Recipes and
        figures are for information; they do not replace the advice of your doctor, dietitian or diabetes
        educator. Health information you enter is used to shape recipes and for nothing else.
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
