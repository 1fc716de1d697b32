import { useCallback, useState } from "react";
import { Link } from "react-router";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { readOfficeSettings, type OfficeSettings } from "../../calls/settings-schema.ts";
import { DeskHeading, ErrorCard, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { useAnswer } from "../facts/use-answer.ts";
import { SiteStatusCard, useSiteStatus } from "./status-view.tsx";
import { BackupCard } from "./backup-card.tsx";
import { AiSection, InstituteSection, MailSection, ReviewSection } from "./sections.tsx";

/** What the office sets by itself, the backup, and how the site stands. */
export function SettingsPage({ admin }: { admin: Admin }) {
  return admin.role === "admin" ? (
    <Settings admin={admin} />
  ) : (
    <ErrorCard
      title="Settings are for approvers"
      message="Your account writes and edits. Ask an approver of your office to change a setting, or to give you their role."
    >
      <Link className="button button-quiet" to="/admin/dashboard">
        Back to Dashboard
      </Link>
    </ErrorCard>
  );
}

function Settings({ admin }: { admin: Admin }) {
  const ask = useCallback(() => callAsAdmin(admin, readOfficeSettings, {}), [admin]);
  const { value, failure, refresh } = useAnswer(ask);
  const [saved, setSaved] = useState<OfficeSettings | null>(null);
  const status = useSiteStatus(admin);
  const settings = saved ?? value;
  const reload = () => {
    setSaved(null);
    void refresh();
  };
  return (
    <div className="stack-wide">
      <DeskHeading title="Settings" />
      {settings === null && failure === null && <Loading label="Reading the settings…" />}
      {settings === null && failure !== null && (
        <NotLoaded what="The settings" reason={failure.message} retry={() => void refresh()} />
      )}
      {settings !== null && (
        <>
          {!settings.sharesSecrets && <SecretsOfOneServer />}
          <InstituteSection {...{ admin, settings, reload }} changed={setSaved} />
          <MailSection {...{ admin, settings, reload }} changed={setSaved} />
          <AiSection {...{ admin, settings, reload }} changed={setSaved} />
          <ReviewSection {...{ admin, settings, reload }} changed={setSaved} />
          <BackupCard admin={admin} made={() => void status.refresh()} />
          <SiteStatusCard status={status} />
        </>
      )}
    </div>
  );
}

function SecretsOfOneServer() {
  return (
    <p className="alert alert-warning">
      A password or key that you enter here can be opened by this one server. If the site runs on
      several, whoever runs them has to give all of them the same key for settings first.
    </p>
  );
}
