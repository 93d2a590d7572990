import styled from '@emotion/styled'
import { Grid, Muted, Subtitle, Tag } from 'shared-ui'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { toneOfStatus, type Project } from './project.ts'
import { ProjectDrawing } from './ProjectDrawing.tsx'

/** Projects that are completed, in progress or planned. */
export function Projects({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <SiteSection
      id="projects"
      eyebrow="Projects"
      title="On paper, on site, handed over"
      lead="Sample projects that show the kinds and sizes of work we take on."
    >
      <Grid as="ul">
        {projects.map(({ title, description, image, status, value }) => (
          <li key={title}>
            <Sheet>
              <ProjectDrawing image={image} />
              <div>
                <Status data-status={toneOfStatus(status)}>{status}</Status>
                <Subtitle>{title}</Subtitle>
                <Muted>{description}</Muted>
                <p>
                  Value: <strong>{value}</strong>
                </p>
              </div>
            </Sheet>
          </li>
        ))}
      </Grid>
    </SiteSection>
  )
}

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > div {
    flex: 1;
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 20px 24px 24px;
  }
`

/** Contrast of white text on each ground is at least 5:1, of dark text on yellow 9:1. */
const Status = styled(Tag)`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-status='green'] {
    color: #fff;
    background: #15803d;
  }
  &[data-status='blue'] {
    color: #fff;
    background: #1d4ed8;
  }
  &[data-status='yellow'] {
    color: #16130e;
    background: #facc15;
  }
`
