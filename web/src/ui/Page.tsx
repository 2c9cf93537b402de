import type { ReactNode } from "react";
import { useT } from "../app/i18n";
import { Link } from "../app/router";
import { useTitle } from "../app/title";
import { Icon } from "../icons/Icon";
import { Explanation } from "./explain/Explanation";
import { LanguageSelect } from "./LanguageSelect";
import "./page.css";
import { names } from "./names";

interface PageProps {
  title: string;
  children: ReactNode;
  /** What stays in view below: the way on. */
  foot?: ReactNode;
  /** Beside the title. */
  beside?: ReactNode;
  width?: "narrow" | "medium" | "wide";
}

/** A screen that is not a table: head with the way home, content, and a foot that stays in view. */
export function Page({ title, children, foot, beside, width = "medium" }: PageProps) {
  const t = useT();
  useTitle(title);
  return (
    <div className={names("page", `page-${width}`)}>
      <header className="page-head">
        <div className="page-bar">
          <Link href="/" className="page-brand" aria-label={`Landsraad: ${t("home")}`}>
            <Brand />
            <span>Landsraad</span>
          </Link>
          <div className="page-tools">
            <LanguageSelect />
            <Link href="/settings" className="page-tool" aria-label={t("settings")} title={t("settings")}>
              <Icon name="settings" size={22} />
            </Link>
          </div>
        </div>
      </header>
      <main className="page-main">
        <div className="page-title">
          <h1>{title}</h1>
          {beside}
        </div>
        {children}
      </main>
      <Explanation />
      {foot && (
        <footer className="page-foot">
          <div className="page-bar">{foot}</div>
        </footer>
      )}
    </div>
  );
}

/** The sign of the client: a sun over a dune. */
export function Brand({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="27" r="15" fill="#e8a055" />
      <path d="M2 46C16 30 26 34 34 42s18 6 28-6v26H2z" fill="#b9702c" />
      <path d="M2 54c18-12 34-4 60-14v22H2z" fill="#6f3f18" />
    </svg>
  );
}
