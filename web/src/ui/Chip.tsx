import type { ReactNode } from "react";
import "./chip.css";
import { names } from "./names";

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  tone?: "plain" | "accent" | "good" | "danger";
  className?: string;
}

/** A short fact on a small plate. */
export function Chip({ children, icon, tone = "plain", className }: ChipProps) {
  return (
    <span className={names("chip", `chip-${tone}`, className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
