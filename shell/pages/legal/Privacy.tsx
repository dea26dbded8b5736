import { BRAND } from '@evenplate/domain/brand'
import { Link } from 'react-router-dom'
import { LegalPage, type Section } from './LegalPage.tsx'

const { email, city } = BRAND.support

/** How much of a member's activity the database stores: see the migrations. */
const ACTIVITY_MAX = 1000

export function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What you eat and what your blood sugar does are your business. Here is what we store, why, and how to get a copy of it or delete it."
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
        This policy explains how {BRAND.name} (“we”) handles personal information when you use this site. You
        can read most of the site, and build recipes as a guest, without telling us who you are. By using{' '}
        {BRAND.name} you agree to what this page describes. The service is meant for adults, and we do not
        knowingly keep data about children under 13. If a child has created an account,{' '}
        <Link to="/contact">tell us</Link> and we will delete it.
      </p>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>If you have an account, we store what you give us until you change or delete it:</p>
        <ul>
          <li>your name, if you fill it in, and your email address;</li>
          <li>your dietary preferences, allergies, cooking skill and household size;</li>
          <li>health information you choose to add, such as your type of diabetes;</li>
          <li>
            weeks you plan, with their dishes, your budgets of carbohydrate and the rules you fill them by,
            your shopping lists and what you have at home. A week and its list are deleted 12 weeks after it;
          </li>
          <li>
            readings of your blood sugar, meals, treated lows and A1C values that you log or import, your unit
            and the group of goals you chose. A file you import is read by your browser: names in it never
            reach us, and of a device’s serial number only a scrambled form that differs from account to
            account. Insulin is kept only if you ask for it, as history. You can export all of it, take one
            import back, or delete the whole log at any time; it is deleted with your account;
          </li>
          <li>recipes you save, and a list of what you did with them (the latest {ACTIVITY_MAX} entries);</li>
          <li>
            when you signed in and, if the sign-in service records it, from which browser and network address.
          </li>
        </ul>
        <p>Whether or not you have an account, we keep some usage data for a short time:</p>
        <ul>
          <li>
            how many recipes you started and finished each day. For members this is tied to your account; for
            guests, to scrambled (keyed hash) forms of a random number in your browser and another in a
            cookie; and for both, to a scrambled form of your network address. These counts are deleted two
            days later, when the next recipes are made;
          </li>
          <li>
            each finished recipe, for 24 hours and in the same way, so that a lost connection does not cost
            you one of your recipes for the day;
          </li>
          <li>
            how many finished dishes you had us change and how many weeks you had us fill each day, in
            scrambled form, for two days. What a week is filled by is not kept;
          </li>
          <li>
            any recipe you share without an account, for 30 days or until you remove the link. It is stored
            under the same scrambled numbers, without your diets, your allergies or anything you asked for;
          </li>
          <li>
            if you have a recipe emailed, the address, in scrambled form only, with the count of recipes
            emailed that day, so that no one can be flooded with mail;
          </li>
          <li>
            technical logs, without anything you typed, and counts of how the site works in browsers: which
            kind of page was opened, how fast it appeared, how many recipes were asked for and made, and which
            part of the site failed. They say nothing about you, no entry in your health log is counted, and
            your browser sends nothing for them if you have turned on “Do Not Track” or Global Privacy
            Control.
          </li>
        </ul>
        <p>
          If you send us a message from the contact page, we store it with the name and email address you
          gave, and it goes to our support mailbox. We keep it to answer you and follow up, until you ask us
          to delete it. We keep the network address it came from in scrambled form, for about two days. If you
          were signed in, the message belongs to your account and is deleted from our database along with it.
        </p>
        <p>
          Your own browser stores your sign-in, the name we greet you by, whether your email address still
          needs to be confirmed, a random number used to count guests’ recipes, and how many you made today.
          Until you close the tab or sign out, it also stores what you are writing and your last recipe. We
          set a cookie that counts guests’ recipes and lasts two days. While we try out a new version of the
          site with some of its visitors, we also set one with a random number from 0 to 99, which decides who
          gets that version; it lasts until the trial ends, or seven days. Without an account, the weeks you
          plan, your shopping lists and what you have at home are in your browser alone. So that you can use
          the site offline, your browser may also store its pages, the recipes you saved or read, your week
          and your shopping list, and what you logged while there was no connection, until it is sent; your
          own data is removed when you sign out. We use no advertising cookies and no trackers.
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
          <li>to leave out what you are allergic to and what you avoid;</li>
          <li>to show you your saved recipes and your dashboard;</li>
          <li>
            to send the emails you ask for: links to confirm or change your address or reset your password,
            recipes you have emailed, and answers to your messages;
          </li>
          <li>to let you know by email when your password or address was changed;</li>
          <li>to keep the service running, secure and within its limits.</li>
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
            with services that work for us: hosting, email and, when AI writes a recipe, the provider of that
            AI model. The AI provider gets what you asked for in the words you typed, including a blood sugar
            range and challenges if you gave them, and the rules to follow, which include the diets, allergies
            and health conditions in your profile. For a dish of your week that you have AI write, it gets
            that meal’s budget and minutes, and the rules of the week. We never send it your name, email
            address or account. Each recipe says whether AI wrote it;
          </li>
          <li>when you make a recipe public, as described below;</li>
          <li>when the law requires it.</li>
        </ul>
        <p>
          Your recipes are private unless you make one public. Then anyone with the link can read its title,
          description, ingredients, steps, tips, figures, meal, diets and dates, including anything you
          edited, and search engines may find it. It does not say who made it. If you make it private again,
          the link stops working at once, but we cannot remove copies that others have made.
        </p>
        <p>
          A link you create without an account works for 30 days and asks search engines not to list the
          recipe. You can remove it from the browser you created it in.
        </p>
        <p>
          A shopping list you send to a phone can be read and checked off by anyone with its link, for seven
          days or until you end it. It has names and amounts of foods, and nothing of your meals or your
          health. If you let a calendar follow your week, anyone with the calendar’s address sees the titles
          of your dishes, and their carbs if you ask for them. The address is secret; you can revoke it at any
          time.
        </p>
        <p>
          Please do not type names or other identifying details into the Recipe Builder. It does not need
          them.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Data Security',
    body: (
      <p>
        Data is encrypted between your browser and us. Passwords are stored only as hashes, so no one here can
        read yours. The database lets each account read only its own data and the recipes others made public.
        We ask for your password again before we change your email address or password, or delete your
        account. No system is perfectly secure. If there is a breach that affects your data, we will tell you
        without delay.
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
            <strong>access</strong> what we store about you, and take it with you (
            <strong>portability</strong>
            ): “Export all my data” gives you one file that both people and software can read;
          </li>
          <li>
            <strong>correct</strong> it: change your profile, email address and password there, and edit your
            recipes on their own pages;
          </li>
          <li>
            <strong>delete</strong> it: delete single recipes, or use “Delete My Account” to delete your
            account, profile, recipes, plans, lists, public links, activity and messages immediately and
            permanently;
          </li>
          <li>
            <strong>restrict</strong> how we use it: remove anything from your profile that you do not want
            used for recipes, or write to us.
          </li>
        </ul>
        <p>
          For all of these, and for messages you sent without an account, you can also write to{' '}
          <a href={`mailto:${email}`}>{email}</a>; we will answer within 30 days. Using your rights is free
          and does not affect the service you get. You may also file a complaint with the data protection
          authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'health-disclaimer',
    title: 'Health Disclaimer',
    body: (
      <p>
        {BRAND.name} is not medical advice, and we are not a health care provider. Laws about medical records,
        such as HIPAA in the United States, may not cover what you enter here; this policy does. Recipes and
        figures are for information only and do not replace advice from your doctor, dietitian or diabetes
        educator. We use health information you enter only to tailor recipes and to show you your own log.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        When this policy changes, the new text and its date appear on this page. If a change affects data you
        have already given us, we will email account holders before it takes effect.
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
