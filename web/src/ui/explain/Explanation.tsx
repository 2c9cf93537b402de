import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../app/i18n";
import { scale } from "../../app/theme";
import { Icon } from "../../icons/Icon";
import { Button } from "../Button";
import { names } from "../names";
import "./explanation.css";
import { aboutOf, iconsIn, saidOf } from "./explained";
import { type Box, placeFor } from "./place";
import { type Explained, useExplained } from "./useExplained";

/** What is said of a thing: its head and what stands below. */
export interface Told {
  head: ReactNode;
  body: ReactNode;
  /** Where a rule can be read: its address. */
  rule?: ReactNode;
  barred?: boolean;
}

interface ExplanationProps {
  /** What there is to say of a thing (`card/dagger`); `said`: what its element says of itself. */
  tell?: (about: string, said: string) => Told | null;
  /** Something that is to be explained until it is closed, beside what the reader has used last. */
  open?: string | null;
  onClose?: () => void;
  /** The rule that an icon follows. */
  ruleOf?: (icon: string) => ReactNode;
}

const CHOICES =
  ".lesson, .target-lit, .card-is-legal, .card-is-staged, .is-legal, #decision button, .dialog button, .button-main, .transport";

/** The one explanation of a screen: of whatever the pointer rests on, a finger presses, or the key I asks about. */
export function Explanation({ tell, open = null, onClose, ruleOf }: ExplanationProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [explained, close] = useExplained(bubble);
  const last = useLastUsed();
  const shut = () => {
    close();
    onClose?.();
  };
  useEffect(() => {
    // What is taken off the table under the pointer does not say that the pointer has left it.
    if (explained?.anchor.isConnected === false) close();
  });
  useEffect(() => {
    if (open === null) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose?.();
    };
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !bubble.current?.contains(event.target)) onClose?.();
    };
    window.addEventListener("keydown", escape);
    window.addEventListener("pointerdown", away);
    return () => {
      window.removeEventListener("keydown", escape);
      window.removeEventListener("pointerdown", away);
    };
  }, [open, onClose]);
  const asked: Explained | null = open === null ? explained : { anchor: last.current ?? document.body, by: "key" };
  if (asked === null) return null;
  return <Bubble key={open ?? "pointed"} bubble={bubble} asked={asked} about={open} {...{ tell, ruleOf, shut }} />;
}

/** What the reader has pressed or focused last: beside it stands what is opened by that. */
function useLastUsed() {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      if (event.target instanceof Element) last.current = event.target.closest("[data-about], button") ?? event.target;
    };
    document.addEventListener("pointerdown", note, true);
    document.addEventListener("focusin", note, true);
    return () => {
      document.removeEventListener("pointerdown", note, true);
      document.removeEventListener("focusin", note, true);
    };
  }, []);
  return last;
}

interface BubbleProps extends Pick<ExplanationProps, "tell" | "ruleOf"> {
  bubble: React.RefObject<HTMLDivElement | null>;
  asked: Explained;
  about: string | null;
  shut: () => void;
}

function Bubble({ bubble, asked, about, tell, ruleOf, shut }: BubbleProps) {
  const { t, has } = useTexts();
  const { anchor, by } = asked;
  const thing = about ?? aboutOf(anchor);
  const told = (thing === null ? null : tell?.(thing, about === null ? saidOf(anchor) : "")) ?? ofItself();
  const stays = by !== "hover";
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const px = scale();
    const { width, height } = box.getBoundingClientRect();
    const choices = [...document.querySelectorAll(CHOICES)].filter((one) => !anchor.contains(one) && one !== anchor);
    const room = { width: window.innerWidth, height: window.innerHeight };
    const place = placeFor(boxOf(anchor), { width, height }, choices.map(boxOf), room);
    box.style.left = `${place.left / px}px`;
    box.style.top = `${place.top / px}px`;
  });
  useEffect(() => {
    if (by === "key") bubble.current?.focus({ preventScroll: true });
  }, [bubble, by, anchor]);
  if (told === null) return null;
  const home = anchor.closest("dialog") ?? document.body;
  return createPortal(
    <div
      ref={bubble}
      className={names("explanation", told.barred && "is-barred")}
      tabIndex={-1}
      {...(stays ? { role: "dialog", "aria-label": t("explain") } : { "aria-hidden": true })}
    >
      <header>
        {told.head}
        {stays && (
          <Button
            look="quiet"
            size="small"
            icon={<Icon name="close" size={16} />}
            aria-label={t("close")}
            onClick={shut}
          />
        )}
      </header>
      {told.body}
      {(told.rule != null || stays) && (
        <footer>
          {told.rule}
          <span className="explanation-keys">
            <kbd>Esc</kbd> {t("explain-closes")}
          </span>
        </footer>
      )}
    </div>,
    home,
  );

  /** What an element says by its title and its icons alone. */
  function ofItself(): Told | null {
    const said = saidOf(anchor);
    const icons = iconsIn(anchor).filter((icon) => has(`icon-${icon}`));
    const label = anchor.getAttribute("aria-label") ?? "";
    const [first] = icons;
    if (said === "" && label === "" && first === undefined) return null;
    const head = said || label || t(`icon-${first}`);
    const meanings = icons.filter((icon) => t(`icon-${icon}`) !== head);
    const about = [...new Set(icons.filter((icon) => has(`about-${icon}`)).map((icon) => t(`about-${icon}`)))];
    return {
      head: (
        <>
          {first !== undefined && meanings.length < icons.length && <Icon name={first} size={22} />}
          <span className="explanation-said">{head}</span>
        </>
      ),
      body: (
        <>
          {meanings.length > 0 && (
            <ul className="explanation-icons">
              {meanings.map((icon) => (
                <li key={icon}>
                  <Icon name={icon} size={20} /> {t(`icon-${icon}`)}
                </li>
              ))}
            </ul>
          )}
          {about.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      ),
      rule: icons.map((icon) => ruleOf?.(icon)).find((rule) => rule != null) ?? null,
    };
  }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
