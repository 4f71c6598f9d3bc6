import Directory
import Kernel
import UserPoolsModel

extension UICustomizationType {
    /// The branding as the service describes it. The version is the time of the last change.
    init(_ branding: Branding, publicURL: PublicURL) {
        self.init(
            css: branding.css, cssVersion: branding.css.map { _ in CivilTime(branding.modifiedAt).digits },
            clientId: branding.client, creationDate: branding.createdAt,
            imageUrl: branding.logoPath.map { publicURL.url(in: branding.pool.region) + $0 },
            lastModifiedDate: branding.modifiedAt,
            userPoolId: branding.pool)
    }
}
